import FlipbookCompare
import FlipbookGoldens
import Foundation

/// The outcome of a batch, and its output formats.
struct BatchReport {
  var manifest: String
  /// In the order of the manifest.
  var clips: [ClipRecord]
  /// Seconds that all of it took.
  var seconds: Double
  /// Files with a small picture of a clip, by its output.
  var posters: [String: String] = [:]

  var failures: [ClipRecord] { clips.filter(\.isFailure) }
  /// Clips that did not get to their end, without a fault of theirs.
  var unfinished: [ClipRecord] { clips.filter { $0.state == .notBegun || $0.state == .interrupted } }

  /// `3 of 40 clips failed in 12.5 s, 20 kept from before, 2 with warnings`.
  var summary: String {
    let time = TimeText.seconds((seconds * 10).rounded() / 10)
    let count = "\(clips.count) clip\(clips.count == 1 ? "" : "s")"
    var parts = [failures.isEmpty ? "\(count) in \(time)" : "\(failures.count) of \(count) failed in \(time)"]
    func add(_ number: Int, _ words: String) {
      if number > 0 { parts.append("\(number) \(words)") }
    }
    add(clips.count { $0.state == .kept }, "kept from before")
    add(clips.count { $0.state == .interrupted }, "interrupted")
    add(clips.count { $0.state == .notBegun }, "not begun")
    add(clips.count { !($0.warnings ?? []).isEmpty }, "with warnings")
    return parts.joined(separator: ", ")
  }

  /// The most warnings that are listed.
  private static let shownWarnings = 20

  /// The warnings of all clips, a line each: equal ones once, with the first clip that has them.
  var warningLines: [String] {
    var order: [String] = []
    var outputs: [String: [String]] = [:]
    for clip in clips {
      for warning in clip.warnings ?? [] {
        let line = "\(warning.severity.rawValue): \(warning.text) [\(warning.code)]"
        if outputs[line] == nil { order.append(line) }
        if outputs[line]?.last != clip.output { outputs[line, default: []].append(clip.output) }
      }
    }
    var lines = order.prefix(Self.shownWarnings).map { line in
      let clips = outputs[line] ?? []
      return "\(line): \(clips.first ?? "")" + (clips.count > 1 ? " and \(clips.count - 1) more" : "")
    }
    if order.count > Self.shownWarnings {
      lines.append("… and \(order.count - Self.shownWarnings) other warnings; the report has them all")
    }
    return lines
  }

  // MARK: JSON

  private struct Root: Encodable {
    var manifest: String
    var seconds: Double
    var clipCount: Int
    var failureCount: Int
    var notBegunCount: Int
    var warningCount: Int
    var clips: [Clip]
  }

  private struct Clip: Encodable {
    var record: ClipRecord

    private enum Key: String, CodingKey { case duration }

    func encode(to encoder: any Encoder) throws {
      try record.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encodeIfPresent(record.duration.map(BatchReport.round), forKey: .duration)
    }
  }

  func json() throws -> String {
    let root = Root(
      manifest: manifest, seconds: Self.round(seconds), clipCount: clips.count, failureCount: failures.count,
      notBegunCount: clips.count { $0.state == .notBegun },
      warningCount: clips.reduce(0) { $0 + ($1.warnings?.count ?? 0) }, clips: clips.map(Clip.init))
    return try JSONText.pretty(root)
  }

  // MARK: JUnit

  var junit: String {
    let skipped = unfinished.count
    let count = "tests=\"\(clips.count)\" failures=\"\(failures.count)\" errors=\"0\" skipped=\"\(skipped)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(count)>",
      "  <testsuite name=\"\(XMLText.escaped(manifest))\" \(count) time=\"\(Self.round(seconds))\">",
    ]
    for clip in clips {
      let start =
        "    <testcase classname=\"flipbook batch\" name=\"\(XMLText.escaped(clip.output))\" "
        + "time=\"\(Self.round(clip.seconds ?? 0))\""
      let inner = Self.junit(clip)
      lines += inner.isEmpty ? [start + "/>"] : [start + ">"] + inner + ["    </testcase>"]
    }
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }

  /// The lines inside a clip's test case.
  private static func junit(_ clip: ClipRecord) -> [String] {
    var lines: [String] = []
    if clip.isFailure {
      let message = XMLText.escaped(clip.message ?? "")
      let first = message.split(separator: "\n").first ?? ""
      lines.append("      <failure type=\"\(clip.state.rawValue)\" message=\"\(first)\">\(message)</failure>")
    } else if !clip.isWhole {
      lines.append("      <skipped message=\"\(clip.state.rawValue)\"/>")
    }
    if let printed = clip.printed, !printed.isEmpty {
      lines.append("      <system-out>\(XMLText.escaped(printed.joined(separator: "\n")))</system-out>")
    }
    if let warnings = clip.warnings, !warnings.isEmpty {
      let text = warnings.map { "\($0.severity.rawValue): \($0.text) [\($0.code)]" }.joined(separator: "\n")
      lines.append("      <system-err>\(XMLText.escaped(text))</system-err>")
    }
    return lines
  }

  static func round(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
