/// Reads the text of a caption with its marks: `<b>`, `<i>`, `<u>`, `<font color>`, times of words, entities.
struct CaptionMarkup {
  private(set) var runs: [CaptionRun] = []
  private(set) var isOnTop = false
  private let isWeb: Bool
  private var style = CaptionRun("")
  private var colors: [String?] = []

  init(isWeb: Bool) { self.isWeb = isWeb }

  /// Marks longer than this are text.
  private static let longestMark = 200

  mutating func parse(_ text: String) {
    var rest = text[...]
    while let character = rest.first {
      if character == "<", let end = rest.prefix(Self.longestMark).firstIndex(of: ">"),
        apply(rest[rest.index(after: rest.startIndex)..<end])
      {
        rest = rest[rest.index(after: end)...]
      } else if character == "{", rest.hasPrefix("{\\"),
        let end = rest.prefix(Self.longestMark).firstIndex(of: "}")
      {
        // Of SubStation's marks, which SRT files have at times, the place counts.
        if rest[..<end].contains(#/\\an[789]/#) { isOnTop = true }
        rest = rest[rest.index(after: end)...]
      } else if character == "&", let (letter, after) = entity(rest) {
        pending += letter
        rest = after
      } else {
        pending.append(character)
        rest = rest.dropFirst()
      }
    }
    flush()
  }

  /// The text since the appearance has changed.
  private var pending = ""

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    var run = style
    run.text = pending
    runs.append(run)
    pending = ""
  }

  /// - Returns: False for what is no mark, which is text then.
  private mutating func apply(_ mark: Substring) -> Bool {
    let old = style
    guard change(mark) else { return false }
    if old != style {
      let new = style
      style = old
      flush()
      style = new
    }
    return true
  }

  private mutating func change(_ mark: Substring) -> Bool {
    let isEnd = mark.hasPrefix("/")
    let name = mark.drop { $0 == "/" }.prefix { $0.isLetter }.lowercased()
    if isWeb, let time = CaptionTime.parse(mark) {
      style.time = time
      return true
    }
    switch name {
    case "b": style.isBold = !isEnd
    case "i": style.isItalic = !isEnd
    case "u": style.isUnderlined = !isEnd
    case "font":
      if isEnd {
        style.color = colors.popLast() ?? nil
      } else {
        colors.append(style.color)
        style.color = Self.color(mark) ?? style.color
      }
    case "c", "v", "lang", "ruby", "rt":
      guard isWeb else { return false }
      if name == "c" { style.color = isEnd ? nil : Self.classColor(mark) ?? style.color }
    default: return false
    }
    return true
  }

  private static func color(_ mark: Substring) -> String? {
    guard let match = mark.firstMatch(of: #/color\s*=\s*["']?([#A-Za-z0-9]+)/#.ignoresCase()) else {
      return nil
    }
    return String(match.1)
  }

  /// The colours that WebVTT's classes name.
  private static let classColors: Set<Substring> = [
    "white", "lime", "cyan", "red", "yellow", "magenta", "blue", "black",
  ]

  private static func classColor(_ mark: Substring) -> String? {
    mark.split(separator: ".").dropFirst().first { classColors.contains($0) }.map(String.init)
  }

  private static let entities = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", "\u{A0}"), ("&lrm;", "\u{200E}"),
    ("&rlm;", "\u{200F}"),
    ("&quot;", "\""), ("&#39;", "'"),
  ]

  private func entity(_ text: Substring) -> (String, Substring)? {
    for (name, letter) in Self.entities where text.hasPrefix(name) {
      return (letter, text.dropFirst(name.count))
    }
    return nil
  }
}
