/// One thing that was compared, a picture or a sequence, as reports show it.
public struct CaseReport: Sendable {
  /// The name of the case, unique in a report: a path, or a scene and a frame.
  public var name: String
  /// Whether it matches, or why it doesn't.
  public var verdict: PictureVerdict
  /// For sequences, what was found about their frames and their time.
  public var sequence: SequenceResult?
  /// A sentence more, such as that a golden was written; nil for none.
  public var note: String?
  /// How long comparing took, in seconds.
  public var seconds: Double
  /// Whether the settings left no pixel to compare.
  public var ignoresEverything = false
  /// Files with the evidence, by what they show: `difference`, `contact-sheet`.
  public var files: [String: String] = [:]
  /// The picture that can become the golden; nil for none.
  public var offer: ApprovalOffer?

  /// Makes a report of one comparison. `seconds` is how long it took.
  public init(
    name: String, verdict: PictureVerdict, sequence: SequenceResult? = nil, note: String? = nil,
    seconds: Double = 0
  ) {
    self.name = name
    self.verdict = verdict
    self.sequence = sequence
    self.note = note
    self.seconds = seconds
  }

  /// The findings in words; a sequence may take several lines.
  public var message: String {
    let text = sequence.map(\.description) ?? verdict.description
    return note.map { "\(text)\n\($0)" } ?? text
  }
}
