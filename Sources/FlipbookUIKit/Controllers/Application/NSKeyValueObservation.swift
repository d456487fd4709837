import FlipbookMotion
import FlipbookTime
import Foundation

/// An observation of a property. It ends when it is released.
@MainActor @preconcurrency
public final class NSKeyValueObservation: NSObject {
  private var isValid = true
  private let check: () -> Bool

  init(_ check: @escaping () -> Bool) {
    self.check = check
    super.init()
    step()
  }

  /// Ends the observation.
  public func invalidate() { isValid = false }

  private func step() {
    FilmClock.post(after: 1.0 / 60) { [weak self] in
      guard let self, isValid, check() else { return }
      step()
    }
  }
}
