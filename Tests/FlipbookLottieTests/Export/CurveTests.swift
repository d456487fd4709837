import FlipbookPicture
import Foundation
import Testing

@testable import FlipbookLottie

struct CurveTests {
  @Test("no value is farther off than the tolerance", arguments: [0.0, 0.01, 0.5])
  func error(tolerance: Double) {
    let values = (0..<200).map { [sin(Double($0) / 20) * 50, $0 < 90 ? 0 : 10] }
    let keys = LottieCurve(values, from: 0, tolerances: [tolerance]).keys
    #expect(keys.first == 0 && keys.last == 199)
    for (low, high) in zip(keys, keys.dropFirst()) {
      for place in low...high {
        let share = Double(place - low) / Double(high - low)
        for axis in 0..<2 {
          let line = values[low][axis] + (values[high][axis] - values[low][axis]) * share
          #expect(abs(line - values[place][axis]) <= tolerance + 1e-9)
        }
      }
    }
    if tolerance > 0.1 { #expect(keys.count < 60) }
  }

  @Test("a map comes together again from its parts, however it turns")
  func placements() {
    var last: LottiePlacement?
    for step in 0..<60 {
      let t = Double(step)
      let matrix = CGAffineTransform(
        a: 1 + t / 60, b: 0.1, c: -t / 50, d: step % 7 == 3 ? -1 : 1, tx: t, ty: -t
      )
      .concatenating(CGAffineTransform(rotationAngle: t / 3))
      let place = LottiePlacement(matrix, anchor: SIMD2(3, 4), after: last)
      var transform = LottieTransform()
      transform.anchor = LottieProperty(SIMD3(3, 4, 0))
      transform.position = .joined(LottieProperty(SIMD3(place.position.x, place.position.y, 0)))
      transform.scale = LottieProperty(SIMD3(place.scale.x, place.scale.y, 100))
      transform.rotation = LottieProperty(place.rotation)
      transform.skew = LottieProperty(place.skew)
      let made = transform.matrix(at: LottieMoment(0))
      for (a, b) in zip(
        [made.a, made.b, made.c, made.d, made.tx, made.ty],
        [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
      {
        #expect(abs(a - b) < 1e-9)
      }
      if let last, step % 7 != 3, step % 7 != 4 { #expect(abs(place.rotation - last.rotation) < 30) }
      last = place
    }
  }
}
