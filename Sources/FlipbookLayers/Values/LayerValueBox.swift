import FlipbookDrawing
import Foundation

/// A value of another framework that stands for one that layers know: a boxed structure, a colour, a path or an image.
public protocol LayerValueBox {
  /// A number, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`, `CGColor`, `CGPath` or `CGImage`.
  var layerValue: Any { get }
}
