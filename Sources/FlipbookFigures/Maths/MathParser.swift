import Foundation

/// Reads formulae as they are written in LaTeX.
struct MathParser {
  /// The most letters of a formula.
  static let longest = 4_000
  /// The most parts in parts.
  private static let deepest = 40

  let text: [Character]
  var place = 0
  private var depth = 0
  var alphabet = MathAlphabet.italic

  /// The formula of a text.
  ///
  /// - Throws: ``MathFailure`` with the place of what can't be read.
  static func parse(_ text: String) throws(MathFailure) -> MathNode {
    var parser = MathParser(text: Array(text))
    guard parser.text.count <= longest else {
      throw MathFailure(place: longest, reason: "it is longer than \(longest) letters")
    }
    let nodes = try parser.row()
    if let rest = parser.peek {
      throw MathFailure(place: parser.place, reason: "there is a \(rest) that closes nothing")
    }
    return MathNode(source: 0..<parser.text.count, kind: .row(nodes))
  }

  private init(text: [Character]) { self.text = text }

  // MARK: Letters

  var peek: String? {
    guard place < text.count else { return nil }
    guard text[place] == "\\", let name = command(at: place) else { return String(text[place]) }
    return "\\" + name
  }

  /// The name of the command at a backslash.
  func command(at place: Int) -> String? {
    let start = place + 1
    guard start < text.count else { return nil }
    guard text[start].isLetter, text[start].isASCII else { return String(text[start]) }
    let end = text[start...].firstIndex { !($0.isLetter && $0.isASCII) } ?? text.count
    return String(text[start..<end])
  }

  mutating func skipSpace() { while place < text.count, text[place].isWhitespace { place += 1 } }

  func failure(_ reason: String, at place: Int? = nil) -> MathFailure {
    MathFailure(place: min(place ?? self.place, text.count), reason: reason)
  }

  // MARK: Rows

  /// Atoms up to what closes a row: `}`, `&`, `\\`, `\end`, `\right`, or a letter.
  mutating func row(until closing: Character? = nil) throws(MathFailure) -> [MathNode] {
    guard depth < Self.deepest else { throw failure("it has more than \(Self.deepest) parts in parts") }
    depth += 1
    defer { depth -= 1 }
    var nodes: [MathNode] = []
    while true {
      skipSpace()
      guard let next = peek, !["}", "&", "\\\\", "\\end", "\\right"].contains(next) else { return nodes }
      if let closing, next == String(closing) { return nodes }
      if next == "\\limits" || next == "\\nolimits" {
        guard let last = nodes.last, case .large(let text, _) = last.kind else {
          throw failure("\(next) stands behind no operator")
        }
        place += next.count
        nodes[nodes.count - 1].kind = .large(text, hasLimits: next == "\\limits")
        nodes[nodes.count - 1] = try scripted(nodes[nodes.count - 1])
        continue
      }
      if next == "\\displaystyle" || next == "\\textstyle" {
        let start = place
        place += next.count
        let rest = try row(until: closing)
        nodes.append(
          MathNode(
            source: start..<place,
            kind: .styled(
              MathNode(source: start..<place, kind: .row(rest)), isDisplay: next == "\\displaystyle")))
        return nodes
      }
      nodes.append(try scripted(try atom()))
    }
  }

  /// An atom with the scripts that follow it.
  private mutating func scripted(_ base: MathNode) throws(MathFailure) -> MathNode {
    var (lower, upper): (MathNode?, MathNode?) = (nil, nil)
    while true {
      skipSpace()
      guard place < text.count else { break }
      let (mark, start) = (text[place], place)
      if mark == "'" {
        let end = text[place...].firstIndex { $0 != "'" } ?? text.count
        let primes = MathNode(
          source: place..<end, kind: .symbol(String(repeating: "′", count: end - place), .ordinary))
        guard upper == nil else { throw failure("there are two superscripts") }
        (upper, place) = (primes, end)
      } else if mark == "^" {
        guard upper == nil || text[start - 1] == "'" else { throw failure("there are two superscripts") }
        place += 1
        let script = try argument(of: "^")
        upper =
          upper.map { MathNode(source: $0.source.lowerBound..<place, kind: .row([$0, script])) } ?? script
      } else if mark == "_" {
        guard lower == nil else { throw failure("there are two subscripts") }
        place += 1
        lower = try argument(of: "_")
      } else {
        break
      }
    }
    // `\limits` may follow and takes the scripts itself.
    if lower == nil, upper == nil { return base }
    return MathNode(
      source: base.source.lowerBound..<place, kind: .scripts(base, lower: lower, upper: upper))
  }

  /// Parses the argument of a command or a script mark: a group in braces, or one atom.
  mutating func argument(of name: String) throws(MathFailure) -> MathNode {
    skipSpace()
    guard let next = peek, !["}", "&", "\\\\", "\\end", "\\right", "^", "_"].contains(next) else {
      throw failure("something must follow \(name)")
    }
    return try atom()
  }

  // MARK: Atoms

  private mutating func atom() throws(MathFailure) -> MathNode {
    skipSpace()
    let start = place
    guard place < text.count else { throw failure("something is missing at the end") }
    let letter = text[place]
    switch letter {
    case "{":
      place += 1
      let nodes = try row()
      guard peek == "}" else { throw failure("the brace { is not closed", at: start) }
      place += 1
      return MathNode(source: start..<place, kind: .row(nodes))
    case "^", "_", "'":
      // Scripts of nothing.
      return MathNode(source: start..<start, kind: .row([]))
    case "\\":
      guard let name = command(at: place) else { throw failure("a \\ stands at the end") }
      place += 1 + name.count
      return try command(name, start)
    case "~":
      place += 1
      return MathNode(source: start..<place, kind: .space(1.0 / 3))
    case "$", "#", "%":
      throw failure("a \(letter) needs a \\ before it")
    default:
      place += 1
      return MathNode(
        source: start..<place, kind: .symbol(alphabet.text(letter), MathSymbols.kind(of: letter)))
    }
  }

  /// Letters in braces as they are, spaces included.
  mutating func plainGroup(of name: String) throws(MathFailure) -> String {
    skipSpace()
    guard peek == "{" else { throw failure("a { must follow \\\(name)") }
    let start = place
    guard let end = text[place...].firstIndex(of: "}") else {
      throw failure("the brace { is not closed", at: start)
    }
    place = end + 1
    return String(text[(start + 1)..<end])
  }
}
