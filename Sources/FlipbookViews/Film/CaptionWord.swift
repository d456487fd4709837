import FlipbookMedia

/// A word of a caption with what follows it, and when it is spoken.
struct CaptionWord: Equatable {
  var run: CaptionRun
  /// In the captions' time.
  var time: Double

  /// The words of a caption. Where the file doesn't say their times, they share the caption's by their letters.
  static func words(of cue: CaptionCue) -> [CaptionWord] {
    var words: [CaptionWord] = []
    for run in cue.runs {
      for part in parts(of: run.text) {
        var piece = run
        piece.text = part
        words.append(CaptionWord(run: piece, time: run.time ?? cue.start))
      }
    }
    guard cue.runs.allSatisfy({ $0.time == nil }) else { return words }
    let all = words.reduce(0) { $0 + $1.run.text.count }
    var before = 0
    for index in words.indices {
      words[index].time = cue.start + (cue.end - cue.start) * Double(before) / Double(max(1, all))
      before += words[index].run.text.count
    }
    return words
  }

  /// A text cut behind each stretch of white space.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var hasEnded = false
    for character in text {
      if hasEnded, !character.isWhitespace {
        parts.append(part)
        part = ""
        hasEnded = false
      }
      if character.isWhitespace, !part.isEmpty { hasEnded = true }
      part.append(character)
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }
}
