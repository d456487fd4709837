import Flipbook
import FlipbookDrawing

extension UIColor {
  /// A colour between two, component by component.
  func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
    let (a, b) = (rgba, other.rgba)
    func mix(_ from: Float, _ to: Float) -> CGFloat { CGFloat(from) + CGFloat(to - from) * part }
    return UIColor(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
      alpha: mix(a.opacity, b.opacity))
  }
}
