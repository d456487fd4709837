/// Bounds the memory of what is kept from one picture to the next.
final class LottieRecordBudget {
  /// In steps of work, as pictures count them.
  static let limit = LottieWork.limit / 2

  private var spent = 0

  /// Counts something that is kept, unless there is too much of it.
  func affords(_ steps: Int) -> Bool {
    guard steps <= Self.limit - spent else { return false }
    spent += steps
    return true
  }

  func giveBack(_ steps: Int) { spent -= steps }
}
