import FlipbookCompare
import Foundation

extension BatchReport {
  /// The page, handed over piece by piece: a poster is in memory only while it is written. Failures come first, then
  /// clips with warnings.
  func writeHTML(_ write: (String) throws -> Void) throws {
    try write(
      """
      <!doctype html>
      <html lang="en">
      <!-- A report of flipbook batch. -->
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(XMLText.escaped(manifest))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <h1>\(XMLText.escaped(manifest))</h1>
      <p class="\(failures.isEmpty && unfinished.isEmpty ? "good" : "bad")">\(XMLText.escaped(summary))</p>
      <main>

      """)
    func rank(_ clip: ClipRecord) -> Int { clip.isFailure ? 0 : !(clip.warnings ?? []).isEmpty ? 1 : 2 }
    for wanted in 0...2 {
      for clip in clips where rank(clip) == wanted { try write(card(clip)) }
    }
    try write("</main>\n</body>\n</html>\n")
  }

  private func card(_ clip: ClipRecord) -> String {
    var details = [clip.size ?? "", clip.duration.map { TimeText.seconds(Self.round($0)) } ?? ""]
    if let seconds = clip.seconds { details.append("rendered in \(TimeText.seconds(Self.round(seconds)))") }
    let image = posters[clip.output].flatMap(FileManager.default.contents(atPath:)).map {
      "<img alt=\"\" src=\"data:image/jpeg;base64,\($0.base64EncodedString())\">"
    }
    var notes = ""
    if let message = clip.message, !message.isEmpty { notes += "\n<pre>\(XMLText.escaped(message))</pre>" }
    for warning in clip.warnings ?? [] {
      let times = warning.count > 1 ? " ×\(warning.count)" : ""
      notes += "\n<p class=\"warning\">\(XMLText.escaped(warning.text + times))</p>"
    }
    if let printed = clip.printed, !printed.isEmpty {
      notes +=
        "\n<details><summary>Printed</summary><pre>\(XMLText.escaped(printed.joined(separator: "\n")))</pre></details>"
    }
    return """
      <article class="\(clip.state.rawValue)">
      <div class="poster">\(image ?? "")</div>
      <h2>\(XMLText.escaped(clip.output))</h2>
      <p>\(XMLText.escaped(clip.scene)) · <b>\(clip.state.rawValue)</b></p>
      <p>\(XMLText.escaped(details.filter { !$0.isEmpty }.joined(separator: " · ")))</p>\(notes)
      </article>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; }
    body { font: 14px/1.45 system-ui, sans-serif; margin: 16px; }
    .good { color: #2a8a43; font-weight: 600; }
    .bad { color: #c8283c; font-weight: 600; }
    .warning { color: #9a6700; overflow-wrap: anywhere; }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 16px; }
    article { border: 1px solid #8886; border-radius: 6px; padding: 8px; min-width: 0; }
    article.failed, article.timed-out { border-color: #c8283c; }
    article.not-begun, article.interrupted { opacity: 0.6; }
    .poster { height: 140px; display: flex; align-items: center; justify-content: center; background: #7772; }
    .poster img { max-width: 100%; max-height: 100%; }
    h2 { font-size: 14px; margin: 8px 0 2px; overflow-wrap: anywhere; }
    p { margin: 2px 0; }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; max-height: 12em; overflow: auto; }
    """
}
