import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Several animations at once, in the group's time. They are cut off at its duration, not scaled to it.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  public override init() {
    super.init()
  }

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
