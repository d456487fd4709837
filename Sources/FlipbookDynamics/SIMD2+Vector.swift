import FlipbookPicture
import Foundation

extension SIMD2<Double> {
  package func dot(_ other: SIMD2<Double>) -> Double { (self * other).sum() }
  package func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }
  package func turned(by angle: Double) -> SIMD2<Double> {
    let (c, s) = (cos(angle), sin(angle))
    return SIMD2(x * c - y * s, x * s + y * c)
  }
}
