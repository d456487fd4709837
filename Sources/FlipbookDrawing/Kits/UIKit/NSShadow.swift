import Foundation

/// A shadow of text, as attributes hold it.
open class NSShadow: _AttributeObject, @unchecked Sendable {
  /// In points, down and right where positive.
  open var shadowOffset = CGSize.zero
  /// Twice the standard deviation of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A ``UIColor``; black at a third unless set.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}
