import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// The plate of a popover with its arrow, around the content's view.
final class PopoverPlateView: UIView {
  private let content: UIView
  private let shape = CAShapeLayer()

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    layer.addSublayer(shape)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = Float(PopoverPlace.shadowOpacity)
    (layer.shadowRadius, layer.shadowOffset) = (PopoverPlace.shadowRadius, .zero)
    content.layer.cornerRadius = PopoverPlace.cornerRadius
    content.clipsToBounds = true
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter place: In the coordinates of the superview.
  func show(_ place: PopoverPlace, _ color: UIColor) {
    let origin = frame.origin
    content.frame = place.plate.offsetBy(dx: -origin.x, dy: -origin.y)
    let path = place.outline.applying(CGAffineTransform(translationX: -origin.x, y: -origin.y)).cgPath
    UIView.performWithoutAnimation {
      shape.path = path
      shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
    }
  }
}
