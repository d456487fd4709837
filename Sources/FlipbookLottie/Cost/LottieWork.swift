import FlipbookDiagnostics

/// Counts the work on one picture before it is done, so that a file that asks for too much gets a bounded picture.
///
/// A step is about the work on a vertex of a path that is moved and added to a picture. The count depends on the file
/// and the time alone, so the picture is the same on every machine.
final class LottieWork {
  /// The most steps of a picture.
  static let limit = 4_000_000
  /// The steps of an item of a display list, or of a layer.
  static let item = 16

  private let limit: Int
  private(set) var spent = 0
  /// Whether something was refused: nothing more is drawn.
  private(set) var isExhausted = false

  init(limit: Int = LottieWork.limit) { self.limit = limit }

  /// Counts work that was done before and need not be done again.
  ///
  /// - Returns: False, with nothing counted or reported, where there would be too much of it.
  func spends(_ steps: Int) -> Bool {
    guard !isExhausted, steps <= limit - spent else { return false }
    spent += steps
    return true
  }

  /// Counts work, unless there is too much of it: then it is not to be done, which is reported.
  func affords(_ steps: Int) -> Bool {
    let (sum, overflows) = spent.addingReportingOverflow(max(0, steps))
    if !isExhausted, !overflows, sum <= limit {
      spent = sum
      return true
    }
    isExhausted = true
    DiagnosticCollector.current.reportOnce(
      Diagnostic(
        .warning, code: "lottie.cost",
        message:
          "The picture takes more than \(limit) steps of work (copies, vertices, letters, layers); what comes after is left out."
      ))
    return false
  }
}
