import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The time that is left of a range, or that has passed of it.
public struct ProgressTimerLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The time, in digits of equal width.
  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
  }
}
