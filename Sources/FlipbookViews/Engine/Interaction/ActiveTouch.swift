import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A touch on the film, from its beginning to its end.
@MainActor
package final class ActiveTouch {
  private let screen: TouchScreen
  let session: TouchSession
  var dot: TouchDot?

  init(screen: TouchScreen, session: TouchSession) {
    (self.screen, self.session) = (screen, session)
  }

  package func handle(_ event: TouchEvent) { screen.handle(event, of: self) }

  /// Whether a gesture has come of the touches so far, or may yet without a further one.
  package var isMet: Bool { session.isMet }

  /// Whether a gesture has the touch for itself.
  package var isClaimed: Bool { session.isClaimed }
}
