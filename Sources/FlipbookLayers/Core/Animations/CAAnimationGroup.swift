import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Several animations at once, in the group's time. They are cut off at its duration, not scaled to it.
open class CAAnimationGroup: CAAnimation {
  /// The animations, whose times count in the group's.
  open var animations: [CAAnimation]?

  /// Makes a group of no animations.
  public override init() {
    super.init()
  }

  /// Always nil, with a warning: animations aren't archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func blank() -> CAAnimation? {
    type(of: self) == CAAnimationGroup.self ? CAAnimationGroup() : nil
  }

  override func copyOwnValues(from other: CAAnimation) {
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.makeCopy() }
  }
}
