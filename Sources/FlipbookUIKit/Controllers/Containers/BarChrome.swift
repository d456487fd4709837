import FlipbookDrawing
import Foundation

/// The ground under the texts of a bar: a blur, a colour over it and an image over that, and the line at the bar's edge.
struct BarChrome: Equatable {
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var line: UIColor?

  /// Nothing at all.
  static let clear = BarChrome()

  /// The look with what a bar has of its own in place of it.
  ///
  /// - Parameters:
  ///   - image: The image behind the bar. An empty one stands for a bar without a ground.
  ///   - color: The bar's colour, which an image goes before.
  ///   - line: The image in place of the line. An empty one hides it.
  func replaced(image ownImage: UIImage?, color ownColor: UIColor?, line ownLine: UIImage? = nil) -> BarChrome
  {
    var look = self
    if let ownImage {
      look = ownImage.standsForNone ? .clear : BarChrome(image: ownImage, line: line)
    } else if let ownColor {
      look = BarChrome(color: ownColor, line: line)
    }
    if ownLine?.standsForNone == true { look.line = nil }
    return look
  }
}

extension UIImage {
  /// Whether the image, at most 1 point wide, is set to show nothing.
  var standsForNone: Bool { size.width <= 1 }
}
