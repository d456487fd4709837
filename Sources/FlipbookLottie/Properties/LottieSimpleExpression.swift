import Foundation

/// An expression that needs no interpreter.
enum LottieSimpleExpression: Equatable {
  /// The value itself.
  case value
  /// Numbers in place of the value.
  case constant([Double])
  /// Keyframes that go on.
  case loop(LottieLoop)

  /// Reads an expression; nil for one that needs more.
  init?(_ text: String) {
    var body = text.trimmingCharacters(in: .whitespacesAndNewlines)
    for opening in ["var $bm_rt;", "var $bm_rt ;"] where body.hasPrefix(opening) {
      body = String(body.dropFirst(opening.count)).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    if body.hasPrefix("$bm_rt") {
      body = String(body.dropFirst("$bm_rt".count)).trimmingCharacters(in: .whitespacesAndNewlines)
      guard body.hasPrefix("=") else { return nil }
      body.removeFirst()
    }
    while let last = body.last, last == ";" || last.isWhitespace { body.removeLast() }
    body = String(body.filter { !$0.isWhitespace })
    if body == "value" {
      self = .value
    } else if let number = Double(body), number.isFinite {
      self = .constant([number])
    } else if body.hasPrefix("["), body.hasSuffix("]") {
      let parts = body.dropFirst().dropLast().split(separator: ",").map { Double($0) }
      guard !parts.isEmpty, parts.allSatisfy({ $0?.isFinite == true }) else { return nil }
      self = .constant(parts.compactMap { $0 })
    } else if let loop = Self.loop(body) {
      self = .loop(loop)
    } else {
      return nil
    }
  }

  private static func loop(_ text: String) -> LottieLoop? {
    guard text.hasSuffix(")") else { return nil }
    let isOut = text.hasPrefix("loopOut(")
    guard isOut || text.hasPrefix("loopIn(") else { return nil }
    let inside = text.dropFirst(isOut ? 8 : 7).dropLast()
    let parts = inside.split(separator: ",", omittingEmptySubsequences: true)
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
    guard parts.count <= 2, let kind = LottieLoop.Kind(rawValue: parts.first ?? "cycle") else { return nil }
    var intervals = 0
    if parts.count == 2 {
      guard let count = Int(parts[1]), count >= 0 else { return nil }
      intervals = count
    }
    return LottieLoop(kind: kind, isOut: isOut, intervals: intervals)
  }
}
