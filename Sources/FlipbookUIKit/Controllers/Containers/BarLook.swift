import FlipbookDrawing
import Foundation

/// The ground under the texts of a bar: a blur, a colour over it and an image over that, and the line at the bar's edge.
struct BarLook: Equatable {
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var line: UIColor?

  /// Nothing at all.
  static let clear = BarLook()

  /// An opaque colour with a line.
  static func plain(_ color: UIColor, line: UIColor? = .separator) -> BarLook {
    BarLook(color: color, line: line)
  }
}
