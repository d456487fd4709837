import FlipbookPicture
import Foundation

/// A sector of a circle that is taken away.
struct LottieRadialWipe: Sendable {
  /// In percent of the circle.
  var completion: LottieProperty<Double>
  /// Where it starts, in degrees clockwise from the top.
  var angle: LottieProperty<Double>
  var center: LottieProperty<SIMD3<Double>>
  /// 1 clockwise, 2 counterclockwise, 3 both.
  var direction: LottieProperty<Double>

  /// The sectors reach farther than any picture.
  private static let radius = 1e5

  /// The area that remains; nil for all of it.
  func kept(at frame: LottieMoment) -> Path? {
    let share = max(0, min(1, completion.value(at: frame) / 100))
    guard share > 0 else { return nil }
    let start = angle.value(at: frame) - 90
    let gone = 360 * share
    let first: Double =
      switch direction.value(at: frame).rounded() {
      case 2: start
      case 3: start + gone / 2
      default: start + gone
      }
    guard share < 1 else { return Path() }
    let middle = center.value(at: frame).plane
    let steps = max(1, Int(((360 - gone) / 45).rounded(.up)))
    var path = Path()
    path.move(to: CGPoint(middle))
    for step in 0...steps {
      let radians = (first + (360 - gone) * Double(step) / Double(steps)) * .pi / 180
      path.addLine(to: CGPoint(middle + SIMD2(cos(radians), sin(radians)) * Self.radius))
    }
    path.closeSubpath()
    return path
  }
}
