import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A change between two values.
///
/// What is given decides: from and to · from and by: from…from+by · to and by: to-by…to · from: from…the property's
/// value · to: the property's value…to · by: the property's value…that plus by.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  public override init() {
    super.init()
  }

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
