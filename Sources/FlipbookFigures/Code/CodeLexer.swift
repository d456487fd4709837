import Foundation

/// Cuts a text of code into words by the table of its language. Any text is cut somehow: what has no end goes on to the
/// text's end, or to the line's.
struct CodeLexer {
  private let rules: CodeRules
  private let text: [Character]
  private var place = 0
  private var words: [CodeWord] = []

  /// The lines of a text, each in words whose texts make the line.
  static func lines(of text: String, in language: CodeLanguage) -> [[CodeWord]] {
    var lexer = CodeLexer(text, CodeRules(language))
    lexer.run()
    var lines: [[CodeWord]] = [[]]
    for word in lexer.words {
      for (index, part) in word.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { lines.append([]) }
        if !part.isEmpty { lines[lines.count - 1].append(CodeWord(kind: word.kind, text: String(part))) }
      }
    }
    return lines
  }

  private init(_ text: String, _ rules: CodeRules) {
    let plain = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    (self.text, self.rules) = (Array(plain.replacingOccurrences(of: "\t", with: "    ")), rules)
  }

  private mutating func run() {
    while place < text.count {
      let start = place
      if let end = commentEnd() {
        add(.comment, start, end)
      } else if let end = stringEnd(at: place) {
        add(isProperty(after: end) ? .property : .string, start, end)
      } else if rules.hasNumbers, text[place].isNumber || isDecimal(at: place) {
        add(.number, start, numberEnd())
      } else if rules.attributeMarks.contains(text[place]), let end = attributeEnd() {
        add(.attribute, start, end)
      } else if Self.beginsName(text[place]) {
        let end = nameEnd(from: place)
        add(kind(of: String(text[start..<end]), before: end), start, end)
      } else {
        add(.plain, start, start + 1)
      }
    }
  }

  private mutating func add(_ kind: CodeWord.Kind, _ start: Int, _ end: Int) {
    place = max(end, start + 1)
    let part = String(text[start..<min(place, text.count)])
    if let last = words.last, last.kind == kind {
      words[words.count - 1].text += part
    } else {
      words.append(CodeWord(kind: kind, text: part))
    }
  }

  private func has(_ mark: String, at place: Int) -> Bool {
    place + mark.count <= text.count && zip(mark, text[place...]).allSatisfy { $0 == $1 }
  }

  private func lineEnd(from place: Int) -> Int { text[place...].firstIndex(of: "\n") ?? text.count }

  // MARK: Comments

  private func commentEnd() -> Int? {
    let standsApart = place == 0 || text[place - 1].isWhitespace || text[place - 1] == ";"
    if !rules.commentsStandApart || standsApart, rules.lineComments.contains(where: { has($0, at: place) }) {
      return lineEnd(from: place)
    }
    guard let (begin, end) = rules.blockComment, has(begin, at: place) else { return nil }
    var (depth, index) = (1, place + begin.count)
    while index < text.count, depth > 0 {
      if has(end, at: index) {
        depth -= 1
        index += end.count
      } else if rules.nestsComments, has(begin, at: index) {
        depth += 1
        index += begin.count
      } else {
        index += 1
      }
    }
    return index
  }

  // MARK: Strings

  private func stringEnd(at start: Int) -> Int? {
    var (index, hashes) = (start, 0)
    if rules.hasRawStrings {
      while index < text.count, text[index] == "#" { (index, hashes) = (index + 1, hashes + 1) }
    }
    guard index < text.count else { return nil }
    let long = rules.longQuotes.first { has($0, at: index) }
    guard let quote = long ?? (rules.quotes.contains(text[index]) ? String(text[index]) : nil) else {
      return nil
    }
    let end = quote + String(repeating: "#", count: hashes)
    index += quote.count
    while index < text.count {
      if has(end, at: index) { return index + end.count }
      if long == nil, text[index] == "\n" { return index }
      if hashes == 0, text[index] == "\\" {
        index =
          rules.hasInterpolation && has("\\(", at: index) ? interpolationEnd(from: index + 2) : index + 2
      } else {
        index += 1
      }
    }
    return text.count
  }

  /// The end of code in a string, which may hold strings and brackets.
  private func interpolationEnd(from start: Int) -> Int {
    var (depth, index) = (1, start)
    while index < text.count, depth > 0, text[index] != "\n" {
      if text[index] == "\"" {
        // A string in code in a string: its own code is not looked into.
        let end = text[(index + 1)...].firstIndex { $0 == "\"" || $0 == "\n" } ?? text.count
        index = end
        guard index < text.count, text[index] == "\"" else { return index }
      } else if text[index] == "(" {
        depth += 1
      } else if text[index] == ")" {
        depth -= 1
      }
      index += 1
    }
    return index
  }

  private func isProperty(after end: Int) -> Bool {
    guard rules.hasPropertyStrings else { return false }
    let next = text[min(end, text.count)...].first { !$0.isWhitespace }
    return next == ":"
  }

  // MARK: Numbers and names

  private func isDecimal(at place: Int) -> Bool {
    text[place] == "." && place + 1 < text.count && text[place + 1].isNumber
      && (place == 0 || !Self.continuesName(text[place - 1]))
  }

  private func numberEnd() -> Int {
    var index = place
    while index < text.count {
      let letter = text[index]
      let isFraction = letter == "." && index + 1 < text.count && text[index + 1].isNumber
      let isSign =
        (letter == "+" || letter == "-") && "eEpP".contains(text[max(place, index - 1)]) && index > place
      guard Self.continuesName(letter) || isFraction || isSign else { break }
      index += 1
    }
    return index
  }

  private func attributeEnd() -> Int? {
    let next = place + 1
    guard next < text.count else { return nil }
    if text[place] == "$", text[next] == "{" {
      return text[next...].firstIndex { $0 == "}" || $0 == "\n" }.map { text[$0] == "}" ? $0 + 1 : $0 }
        ?? text.count
    }
    if text[place] == "$", "@#?$!*-0123456789".contains(text[next]) { return next + 1 }
    return Self.beginsName(text[next]) ? nameEnd(from: next) : nil
  }

  private static func beginsName(_ letter: Character) -> Bool { letter.isLetter || letter == "_" }
  private static func continuesName(_ letter: Character) -> Bool {
    letter.isLetter || letter == "_" || letter.isNumber
  }

  private func nameEnd(from start: Int) -> Int {
    text[start...].firstIndex { !Self.continuesName($0) } ?? text.count
  }

  private func kind(of name: String, before end: Int) -> CodeWord.Kind {
    // A keyword after a point is a name: `.default`, `x.self` aside.
    let isMember = place > 0 && text[place - 1] == "." && name != "self"
    if rules.keywords.contains(name), !isMember { return .keyword }
    if rules.types.contains(name) { return .type }
    if rules.capitalsAreTypes, name.first?.isUppercase == true { return .type }
    if rules.hasCalls, end < text.count, text[end] == "(" { return .function }
    return .plain
  }
}
