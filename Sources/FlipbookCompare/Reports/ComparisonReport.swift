/// Everything that a run compared.
public struct ComparisonReport: Sendable {
  /// The name of the comparison, such as `Goldens and output`.
  public var title: String
  /// How: the settings in words.
  public var settings: String
  /// A report for each thing that was compared, in order.
  public var cases: [CaseReport]
  /// Sentences about the run as a whole: files that are no pictures, another machine than the goldens'.
  public var notes: [String]
  /// The source of the pictures, where they can be approved by the report; nil otherwise.
  public var origin: ReportOrigin?

  /// Makes a report, of no cases unless given.
  public init(title: String, settings: String, cases: [CaseReport] = [], notes: [String] = []) {
    self.title = title
    self.settings = settings
    self.cases = cases
    self.notes = notes
  }

  /// Cases that don't match.
  public var failures: [CaseReport] { cases.filter { !$0.verdict.isMatch } }

  /// Whether every case matches; true without cases.
  public var isMatch: Bool { cases.allSatisfy(\.verdict.isMatch) }

  /// `2 of 14 differ: 1 pixels-differ, 1 missing`, or `14 match`.
  public var summary: String {
    let failures = failures
    guard !failures.isEmpty else {
      return cases.count == 1 ? "match" : "\(cases.count) match"
    }
    let words = ["not-drawn", "unreadable", "layout-differs", "pixels-differ", "renamed", "missing"]
      .compactMap { word in
        let count = failures.count { $0.verdict.word == word }
        return count > 0 ? "\(count) \(word)" : nil
      }
    return "\(failures.count) of \(cases.count) \(failures.count == 1 ? "differs" : "differ"): "
      + words.joined(separator: ", ")
  }
}
