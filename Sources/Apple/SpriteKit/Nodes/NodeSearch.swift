import Foundation

/// A search for nodes by a path of names.
@MainActor
struct NodeSearch {
  /// A part of the path.
  private enum Part {
    case top, here, parent, below
    /// Nodes right below of which the name fits.
    case name([Character])
  }

  private var parts: [Part] = []

  init(_ text: String) {
    var rest = Substring(text)
    if rest.hasPrefix("/") {
      parts.append(.top)
      rest = rest.dropFirst()
    }
    while !rest.isEmpty {
      if rest.hasPrefix("/") {
        if case .below = parts.last {} else { parts.append(.below) }
        rest = rest.dropFirst()
        continue
      }
      let name = rest.prefix { $0 != "/" }
      rest = rest.dropFirst(name.count)
      if rest.hasPrefix("/") { rest = rest.dropFirst() }
      switch name {
      case ".": parts.append(.here)
      case "..": parts.append(.parent)
      default: parts.append(.name(Array(name)))
      }
    }
  }

  /// Returns the nodes that the search finds from a node, each once.
  func nodes(from node: SKNode) -> [SKNode] {
    var found = [node]
    for part in parts {
      switch part {
      case .here: break
      case .top: found = [Self.top(of: node)]
      case .parent: found = Self.each(found.compactMap(\.parent))
      case .below: found = Self.each(found.flatMap(Self.all))
      case .name(let pattern):
        found = Self.each(found.flatMap(\.children)).filter { Self.fits($0.name, pattern[...]) }
      }
    }
    return found
  }

  private static func top(of node: SKNode) -> SKNode {
    var top = node
    while let parent = top.parent { top = parent }
    return top
  }

  /// The node and all below it.
  private static func all(_ node: SKNode) -> [SKNode] { [node] + node.children.flatMap(all) }

  private static func each(_ nodes: [SKNode]) -> [SKNode] {
    var seen: Set<ObjectIdentifier> = []
    return nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private static func fits(_ name: String?, _ pattern: ArraySlice<Character>) -> Bool {
    guard let name else { return pattern == ["*"] }
    return fits(Array(name)[...], pattern)
  }

  private static func fits(_ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return (name.startIndex...name.endIndex).contains { fits(name[$0...], pattern.dropFirst()) }
    }
    guard let letter = name.first else { return false }
    if first == "[", let end = pattern.firstIndex(of: "]") {
      let set = pattern[(pattern.startIndex + 1)..<end]
      return holds(set, letter) && fits(name.dropFirst(), pattern[(end + 1)...])
    }
    return first == letter && fits(name.dropFirst(), pattern.dropFirst())
  }

  private static func holds(_ set: ArraySlice<Character>, _ letter: Character) -> Bool {
    var index = set.startIndex
    while index < set.endIndex {
      if index + 2 < set.endIndex, set[index + 1] == "-" {
        if set[index] <= letter, letter <= set[index + 2] { return true }
        index += 3
      } else {
        if set[index] == letter { return true }
        index += 1
      }
    }
    return false
  }
}
