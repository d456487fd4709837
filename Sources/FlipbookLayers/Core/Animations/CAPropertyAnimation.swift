import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An animation of one property. Use a subclass.
open class CAPropertyAnimation: CAAnimation {
  /// Makes an animation of no property.
  public override init() {
    super.init()
  }

  /// Always nil, with a warning: animations aren't archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes an animation of a property: "position", "position.x", "transform.rotation.z",
  /// "emitterCells.name.birthRate".
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Which property changes.
  open var keyPath: String?
  /// Whether values are added to the property's own. Initially false.
  open var isAdditive = false
  /// Whether each repeat starts at the end of the one before. Initially false.
  open var isCumulative = false
  /// Makes transforms of numbers; for key paths that lead to a whole transform.
  open var valueFunction: CAValueFunction?

  override func blank() -> CAAnimation? {
    type(of: self) == CAPropertyAnimation.self ? CAPropertyAnimation() : nil
  }

  override func copyOwnValues(from other: CAAnimation) {
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }
}
