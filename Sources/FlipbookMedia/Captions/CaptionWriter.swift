/// Writes captions as files.
package enum CaptionWriter {
  /// The text of an SRT file.
  package static func srt(_ cues: [CaptionCue]) -> String {
    cues.enumerated().map { index, cue in
      "\(index + 1)\n\(times(cue, mark: ","))\n\(body(cue) { $0 })\n\n"
    }.joined()
  }

  /// The text of a WebVTT file.
  package static func webVTT(_ cues: [CaptionCue]) -> String {
    "WEBVTT\n\n"
      + cues.map { cue in
        let place = cue.isOnTop ? " line:0" : ""
        let side = cue.alignment == .center ? "" : " align:\(cue.alignment.rawValue)"
        return "\(times(cue, mark: "."))\(place)\(side)\n\(body(cue, escaped))\n\n"
      }.joined()
  }

  private static func times(_ cue: CaptionCue, mark: String) -> String {
    "\(CaptionTime.text(cue.start, mark: mark)) --> \(CaptionTime.text(cue.end, mark: mark))"
  }

  /// Lines without blank ones, which would end the caption.
  private static func body(_ cue: CaptionCue, _ escape: (String) -> String) -> String {
    let marked = cue.runs.map { run in
      var text = escape(run.text)
      if run.isUnderlined { text = "<u>\(text)</u>" }
      if run.isItalic { text = "<i>\(text)</i>" }
      if run.isBold { text = "<b>\(text)</b>" }
      return text
    }.joined()
    return marked.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
      .joined(separator: "\n").replacing("-->", with: "→")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
