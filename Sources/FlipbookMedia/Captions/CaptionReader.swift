/// Reads the blocks of a file of captions.
struct CaptionReader {
  private let lines: [String]
  private var index = 0
  private(set) var cues: [CaptionCue] = []
  private(set) var issues: [CaptionFile.Issue] = []

  /// The most issues that are reported.
  private static let mostIssues = 20

  init(_ lines: [String]) { self.lines = lines }

  /// - Parameter isWeb: Whether the file is WebVTT.
  mutating func read(isWeb: Bool) {
    if isWeb { skipBlock() }
    while index < lines.count {
      if Self.isBlank(lines[index]) {
        index += 1
      } else if isWeb, let word = ["NOTE", "STYLE", "REGION"].first(where: { Self.begins(lines[index], $0) })
      {
        if word != "NOTE" { report(index, "\(word) blocks are left out") }
        skipBlock()
      } else {
        readCue(isWeb: isWeb)
      }
    }
  }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }

  private static func begins(_ line: String, _ word: String) -> Bool {
    line == word || line.hasPrefix(word + " ") || line.hasPrefix(word + "\t")
  }

  private mutating func skipBlock() {
    while index < lines.count, !Self.isBlank(lines[index]) { index += 1 }
  }

  private mutating func report(_ index: Int, _ reason: String) {
    if issues.count < Self.mostIssues { issues.append(CaptionFile.Issue(line: index + 1, reason: reason)) }
  }

  /// A number or a name may stand before the times.
  private mutating func readCue(isWeb: Bool) {
    let first = index
    if !lines[index].contains("-->"), index + 1 < lines.count, lines[index + 1].contains("-->") { index += 1 }
    guard lines[index].contains("-->") else {
      report(first, "there is no time here, such as 00:00:01,000 --> 00:00:02,500")
      return skipBlock()
    }
    let place = index
    guard let (start, end, settings) = CaptionTime.range(lines[index]) else {
      report(place, "the times can't be read: \(lines[place].prefix(60))")
      return skipBlock()
    }
    index += 1
    var text: [String] = []
    // A file without blank lines has the next cue's times right behind; its number goes with them.
    while index < lines.count, !Self.isBlank(lines[index]), !lines[index].contains("-->") {
      text.append(lines[index])
      index += 1
    }
    if index < lines.count, lines[index].contains("-->"), let last = text.last, last.allSatisfy(\.isNumber) {
      text.removeLast()
    }
    guard end > start else { return report(place, "the caption ends before it begins") }
    var parser = CaptionMarkup(isWeb: isWeb)
    parser.parse(text.joined(separator: "\n"))
    guard parser.runs.contains(where: { !Self.isBlank($0.text) }) else { return }
    var cue = CaptionCue(start: start, end: end, runs: parser.runs)
    cue.isOnTop = parser.isOnTop
    if isWeb { Self.apply(settings, to: &cue) }
    cues.append(cue)
  }

  /// Settings of WebVTT behind the times: `line:0 align:start`.
  private static func apply(_ settings: Substring, to cue: inout CaptionCue) {
    for setting in settings.split(whereSeparator: \.isWhitespace) {
      let parts = setting.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "align":
        let name = parts[1] == "middle" ? "center" : String(parts[1])
        cue.alignment = CaptionCue.Alignment(rawValue: name) ?? cue.alignment
      case "line":
        let value = parts[1].prefix { $0 != "," }
        if value.hasSuffix("%") {
          cue.isOnTop = (Double(value.dropLast()) ?? 100) < 50
        } else if let line = Double(value) {
          cue.isOnTop = line >= 0 && line < 8
        }
      default: break
      }
    }
  }
}
