/// A caption: words that are shown for a while.
package struct CaptionCue: Hashable, Codable, Sendable {
  /// Where across the picture lines begin.
  package enum Alignment: String, Hashable, Codable, Sendable {
    case start, center, end, left, right
  }

  /// In seconds.
  package var start: Double
  /// In seconds, behind the start.
  package var end: Double
  /// Line feeds separate lines.
  package var runs: [CaptionRun]
  package var alignment = Alignment.center
  /// Whether it stands at the picture's top.
  package var isOnTop = false

  package init(start: Double, end: Double, runs: [CaptionRun]) {
    self.start = start
    self.end = end
    self.runs = runs
  }

  /// The words without their looks.
  package var text: String { runs.map(\.text).joined() }

  /// The cue at other times.
  package func moved(by seconds: Double) -> CaptionCue {
    var cue = self
    cue.start += seconds
    cue.end += seconds
    for index in cue.runs.indices { cue.runs[index].time = runs[index].time.map { $0 + seconds } }
    return cue
  }
}
