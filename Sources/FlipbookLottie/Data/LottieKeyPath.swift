/// Names that lead to parts of an animation, with dots between them.
///
/// `*` stands for one name and `**` for any number. Without them names may be left out between the first and the last.
/// A property that transforms have is that of the part named before it, or of that part's own transform: `Card.Opacity`
/// is the layer's alone, and not also that of its groups and fills.
package struct LottieKeyPath: Sendable, Equatable {
  /// The names.
  package let names: [String]

  /// Reads a path such as `Layer.Group 1.Fill 1.Color`.
  package init(_ text: String) {
    names = text.split(separator: ".", omittingEmptySubsequences: true).map(String.init)
  }

  private var hasWildcards: Bool { names.contains("*") || names.contains("**") }

  /// Whether it leads to a part.
  ///
  /// - Parameters:
  ///   - path: From the layer on, each with the names that it may be called.
  ///   - outer: The names of layers that hold others, which may stand before the first.
  func matches(_ path: [[String]], outer: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    var rest = names[...]
    while true {
      let isFound = hasWildcards ? Self.matchesAll(rest, path[...]) : Self.follows(rest, path)
      if isFound { return true }
      guard let first = rest.first, outer.contains(first), rest.count > 1 else { return false }
      rest.removeFirst()
    }
  }

  private static func matchesAll(_ names: ArraySlice<String>, _ path: ArraySlice<[String]>) -> Bool {
    guard let name = names.first else { return path.isEmpty }
    if name == "**" {
      return (path.startIndex...path.endIndex).contains { matchesAll(names.dropFirst(), path[$0...]) }
    }
    guard let part = path.first, name == "*" || part.contains(name) else { return false }
    return matchesAll(names.dropFirst(), path.dropFirst())
  }

  private static let transform = "Transform"
  private static let ofTransforms = Set(LottieExpressionNames.transform.flatMap(\.names))

  /// The name of the part whose transform names lead to; nil where they lead to another kind of property.
  private static func transformed(_ names: ArraySlice<String>) -> String? {
    let parts = names.dropLast()
    if parts.last == transform { return parts.dropLast().last }
    return names.last.map(ofTransforms.contains) == true ? parts.last : nil
  }

  /// Whether names follow one another in a path, the first at its start and the last at its end.
  private static func follows(_ names: ArraySlice<String>, _ path: [[String]]) -> Bool {
    guard let first = names.first, let last = names.last, path.first?.contains(first) == true,
      path.last?.contains(last) == true
    else { return false }
    if names.count == 1 { return path.count == 1 }
    if let owner = transformed(names) {
      let parts = path.dropLast()
      let own = parts.last?.contains(transform) == true ? parts.dropLast() : parts
      guard own.last?.contains(owner) == true else { return false }
    }
    var place = 1
    for name in names.dropFirst().dropLast() {
      guard let found = path[place...].firstIndex(where: { $0.contains(name) }), found < path.count - 1 else {
        return false
      }
      place = found + 1
    }
    return place < path.count
  }
}
