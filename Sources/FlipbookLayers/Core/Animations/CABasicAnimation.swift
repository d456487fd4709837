import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A change between two values.
///
/// The values that are given decide: from and to · from and by: from…from+by · to and by: to-by…to · from:
/// from…the property's value · to: the property's value…to · by: the property's value…that plus by.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start; nil to have the others decide.
  open var fromValue: Any?
  /// The value at the end; nil to have the others decide.
  open var toValue: Any?
  /// The difference between start and end; nil to have the others decide. It has no effect beside both of
  /// them.
  open var byValue: Any?

  /// Makes an animation of no property.
  public override init() {
    super.init()
  }

  /// Always nil, with a warning: animations aren't archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func blank() -> CAAnimation? {
    type(of: self) == CABasicAnimation.self ? CABasicAnimation() : nil
  }

  override func copyOwnValues(from other: CAAnimation) {
    super.copyOwnValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }
}
