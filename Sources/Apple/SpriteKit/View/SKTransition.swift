import Flipbook
import FlipbookDrawing
import FlipbookPicture
import Foundation

/// The way from one scene to another.
open class SKTransition: NSObject, @unchecked Sendable {
  let kind: TransitionKind
  let duration: TimeInterval
  /// Whether the scene that comes stands still meanwhile; true unless set.
  open var pausesIncomingScene = true
  /// Whether the scene that goes stands still meanwhile; true unless set.
  open var pausesOutgoingScene = true

  init(_ kind: TransitionKind, _ duration: TimeInterval) {
    (self.kind, self.duration) = (kind, duration.isFinite ? max(0, duration) : 0)
  }

  /// One scene shows through the other.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }

  /// To black, and from black to the other scene.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(.black), sec) }

  /// To a colour, and from it to the other scene.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.fade(color.rgba), sec)
  }

  /// The new scene pushes the old one out.
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.push(direction), sec)
  }

  /// The new scene comes over the old one.
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.moveIn(direction), sec)
  }

  /// The old scene goes from over the new one.
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.reveal(direction), sec)
  }

  /// Two doors of the old scene open to the sides.
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.doors(opens: true, isVertical: false), sec)
  }

  /// Two doors of the old scene open up and down.
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.doors(opens: true, isVertical: true), sec)
  }

  /// Two doors of the new scene close from the sides.
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.doors(opens: false, isVertical: false), sec)
  }

  /// Two doors of the new scene close from above and below.
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.doors(opens: false, isVertical: true), sec)
  }

  /// Two doors of the old scene open to the sides, and the new one comes near between them.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorway, sec) }

  /// The scenes turn over as a card, about a line across.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.flip(isVertical: false), sec)
  }

  /// The scenes turn over as a card, about an upright line.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.flip(isVertical: true), sec)
  }
}
