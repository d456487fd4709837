import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A pan that begins at most 20 points from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which it may begin; none unless set.
  open var edges: UIRectEdge = []

  /// Begins to follow the finger at one of the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let size = UIScreen.main.bounds.size
    let isNear =
      (edges.contains(.left) && place.x <= 20) || (edges.contains(.right) && place.x >= size.width - 20)
      || (edges.contains(.top) && place.y <= 20) || (edges.contains(.bottom) && place.y >= size.height - 20)
    guard isNear else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }
}
