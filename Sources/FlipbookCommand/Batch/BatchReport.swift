import FlipbookCompare
import Foundation

/// What came of a batch, and its forms.
struct BatchReport {
  var manifest: String
  var results: [BatchResult]
  /// Seconds that all of it took.
  var seconds: Double

  var failures: [BatchResult] { results.filter(\.isFailure) }

  /// `3 of 40 clips failed in 12.5 s`.
  var summary: String {
    let time = TimeText.seconds((seconds * 10).rounded() / 10)
    let clips = "\(results.count) clip\(results.count == 1 ? "" : "s")"
    let kept = results.count { $0.state == .kept }
    let tail = kept > 0 ? ", \(kept) of them kept from before" : ""
    return failures.isEmpty
      ? "\(clips) in \(time)\(tail)" : "\(failures.count) of \(clips) failed in \(time)\(tail)"
  }

  // MARK: JSON

  private struct Root: Codable {
    var manifest: String
    var seconds: Double
    var clipCount: Int
    var failureCount: Int
    var clips: [Clip]
  }

  private struct Clip: Codable {
    var output: String
    var scene: String
    var state: BatchResult.State
    var message: String?
    var seconds: Double
    var frames: Int?
    var duration: Double?
    var size: String?
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let clips = results.map { result in
      Clip(
        output: result.job.output, scene: Self.scene(result.job), state: result.state,
        message: result.message.isEmpty ? nil : result.message, seconds: Self.round(result.seconds),
        frames: result.frames > 0 ? result.frames : nil, duration: result.duration.map(Self.round),
        size: result.size.isEmpty ? nil : result.size)
    }
    let root = Root(
      manifest: manifest, seconds: Self.round(seconds), clipCount: results.count,
      failureCount: failures.count,
      clips: clips)
    return String(decoding: try encoder.encode(root), as: UTF8.self) + "\n"
  }

  /// The outputs that a report of an earlier run says are done; nil when there is no such report.
  static func doneOutputs(in path: String) -> Set<String>? {
    guard let data = FileManager.default.contents(atPath: path),
      let root = try? JSONDecoder().decode(Root.self, from: data)
    else { return nil }
    return Set(root.clips.filter { $0.state == .done || $0.state == .kept }.map(\.output))
  }

  // MARK: JUnit

  var junit: String {
    let count = "tests=\"\(results.count)\" failures=\"\(failures.count)\" errors=\"0\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(count)>",
      "  <testsuite name=\"\(XMLText.escaped(manifest))\" \(count) time=\"\(Self.round(seconds))\">",
    ]
    for result in results {
      let start =
        "    <testcase classname=\"flipbook batch\" name=\"\(XMLText.escaped(result.job.output))\" "
        + "time=\"\(Self.round(result.seconds))\""
      if result.isFailure {
        let message = XMLText.escaped(result.message)
        let first = message.split(separator: "\n").first ?? ""
        lines += [
          start + ">",
          "      <failure type=\"\(result.state.rawValue)\" message=\"\(first)\">\(message)</failure>",
          "    </testcase>",
        ]
      } else {
        lines.append(start + "/>")
      }
    }
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }

  // MARK: HTML

  /// The page, handed over piece by piece: a poster is in memory only while it is written.
  func writeHTML(_ write: (String) throws -> Void) throws {
    try write(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(XMLText.escaped(manifest))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <h1>\(XMLText.escaped(manifest))</h1>
      <p class="\(failures.isEmpty ? "good" : "bad")">\(XMLText.escaped(summary))</p>
      <main>

      """)
    for result in failures + results.filter({ !$0.isFailure }) { try write(card(result)) }
    try write("</main>\n</body>\n</html>\n")
  }

  private func card(_ result: BatchResult) -> String {
    var details = [result.size, result.duration.map { TimeText.seconds(Self.round($0)) } ?? ""]
    details.append("rendered in \(TimeText.seconds(Self.round(result.seconds)))")
    let image = result.poster.flatMap(FileManager.default.contents(atPath:)).map {
      "<img alt=\"\" src=\"data:image/jpeg;base64,\($0.base64EncodedString())\">"
    }
    let message = result.message.isEmpty ? "" : "<pre>\(XMLText.escaped(result.message))</pre>"
    return """
      <article class="\(result.state.rawValue)">
      <div class="poster">\(image ?? "")</div>
      <h2>\(XMLText.escaped(result.job.output))</h2>
      <p>\(XMLText.escaped(Self.scene(result.job))) · <b>\(result.state.rawValue)</b></p>
      <p>\(XMLText.escaped(details.filter { !$0.isEmpty }.joined(separator: " · ")))</p>\(message)
      </article>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; }
    body { font: 14px/1.45 system-ui, sans-serif; margin: 16px; }
    .good { color: #2a8a43; font-weight: 600; }
    .bad { color: #c8283c; font-weight: 600; }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 16px; }
    article { border: 1px solid #8886; border-radius: 6px; padding: 8px; min-width: 0; }
    article.failed, article.timed-out, article.interrupted { border-color: #c8283c; }
    .poster { height: 140px; display: flex; align-items: center; justify-content: center; background: #7772; }
    .poster img { max-width: 100%; max-height: 100%; }
    h2 { font-size: 14px; margin: 8px 0 2px; overflow-wrap: anywhere; }
    p { margin: 2px 0; }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; max-height: 12em; overflow: auto; }
    """

  private static func scene(_ job: BatchJob) -> String { job.scene.map { "\(job.file) \($0)" } ?? job.file }

  private static func round(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
