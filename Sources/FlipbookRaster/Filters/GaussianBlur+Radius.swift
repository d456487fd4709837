import FlipbookDiagnostics
import FlipbookPicture
import Foundation

extension GaussianBlur {
  /// The blur of a radius, which is a standard deviation. A radius that is drawn as another is reported.
  ///
  /// - Parameter device: From the space that the radius is in to pixels.
  package init(radius: CGFloat, _ device: CGAffineTransform) {
    Self.check(radius, scale: device.largestScale)
    self.init(
      sigmaX: Double(radius * (device.a * device.a + device.c * device.c).squareRoot()),
      sigmaY: Double(radius * (device.b * device.b + device.d * device.d).squareRoot()))
  }

  private static func check(_ radius: CGFloat, scale: CGFloat) {
    if radius.isNaN || radius < 0 {
      DiagnosticCollector.current.warn(
        "filter.radius", "A blur or shadow has the radius \(radius); it is drawn with none. Use 0 or more.")
    } else if radius * scale > largestSigma {
      DiagnosticCollector.current.warn(
        "filter.radius",
        "A blur or shadow has a radius of more than \(Int(largestSigma)) pixels; it is drawn with that.")
    }
  }
}
