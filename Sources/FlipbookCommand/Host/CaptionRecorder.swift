import FlipbookMedia
import FlipbookScenes
import Foundation

/// Makes captions of the texts that a film shows.
struct CaptionRecorder {
  /// Texts that are there for a shorter time are left out, in seconds.
  var shortest: Double
  private var open: [String: (start: Double, order: Int)] = [:]
  private var cues: [(cue: CaptionCue, order: Int)] = []

  init(shortest: Double) { self.shortest = shortest }

  /// Takes the texts of the next picture.
  mutating func add(_ entries: [TextJournal.Entry], at time: Double) {
    var present: [String: Int] = [:]
    for (order, entry) in entries.enumerated() {
      let text = Self.plain(entry.text)
      if !text.isEmpty, present[text] == nil { present[text] = order }
    }
    for text in open.keys.sorted() where present[text] == nil { close(text, at: time) }
    for (text, order) in present.sorted(by: { $0.value < $1.value }) where open[text] == nil {
      open[text] = (time, order)
    }
  }

  /// The captions of a film that ends at a time, in order.
  mutating func finish(at time: Double) -> [CaptionCue] {
    for text in open.keys.sorted() { close(text, at: time) }
    return cues.sorted { ($0.cue.start, $0.order, $0.cue.text) < ($1.cue.start, $1.order, $1.cue.text) }.map(
      \.cue)
  }

  private mutating func close(_ text: String, at time: Double) {
    guard let (start, order) = open.removeValue(forKey: text), time - start >= shortest - 1e-9 else { return }
    cues.append((CaptionCue(start: start, end: time, runs: [CaptionRun(text)]), order))
  }

  /// A text without pictures' places and empty lines.
  private static func plain(_ text: String) -> String {
    text.replacing("\u{FFFC}", with: "").split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
