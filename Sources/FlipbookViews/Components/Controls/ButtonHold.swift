import FlipbookTime
import Foundation

/// Has a button act again and again while it is held.
@MainActor
final class ButtonHold {
  /// Seconds from the touch to the first act, and between the first ones.
  private static let slow: TimeInterval = 0.5
  /// Seconds between acts after the first ones.
  private static let fast: TimeInterval = 0.1
  private static let slowActs = 5

  private var token: VirtualRunLoop.Token?
  private var due: TimeInterval = 0
  private var acts = 0

  /// Whether it has acted since it was last touched, so that lifting the finger does nothing more.
  var hasActed: Bool { acts > 0 }

  func begin(_ action: @escaping @MainActor () -> Void) {
    end()
    acts = 0
    due = FilmClock.now
    wait(action)
  }

  func end() {
    token?.cancel()
    token = nil
  }

  private func wait(_ action: @escaping @MainActor () -> Void) {
    due += acts < Self.slowActs ? Self.slow : Self.fast
    token = FilmClock.post(after: due - FilmClock.now) { [self] in
      MainActor.assumeIsolated {
        acts += 1
        action()
        wait(action)
      }
    }
  }
}
