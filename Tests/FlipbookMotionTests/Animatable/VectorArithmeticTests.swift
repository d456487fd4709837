import FlipbookMotion
import FlipbookPicture
import Foundation
import Testing

@Suite("vectors")
struct VectorArithmeticTests {
  /// The laws every vector obeys.
  private func checkLaws<V: VectorArithmetic>(_ a: V, _ b: V, squared: Double) {
    #expect(a + .zero == a)
    #expect(a - a == .zero || (a - a).magnitudeSquared == 0)
    #expect(a + b == b + a)
    #expect((a + b) - b == a)
    #expect(a.scaled(by: 2) == a + a)
    #expect(a.scaled(by: 0).magnitudeSquared == 0)
    #expect(a.scaled(by: -1) + a == a - a)
    #expect(a.interpolated(towards: b, amount: 0) == a)
    #expect(a.interpolated(towards: b, amount: 1) == b)
    #expect(a.magnitudeSquared == squared)
    var sum = a
    sum += b
    #expect(sum == a + b)
    sum -= b
    #expect(sum == a)
  }

  @Test("numbers and pairs obey the laws of vectors")
  func laws() {
    checkLaws(3.0, 0.5, squared: 9)
    checkLaws(Float(3), Float(0.5), squared: 9)
    checkLaws(CGFloat(3), CGFloat(0.5), squared: 9)
    checkLaws(AnimatablePair(3.0, CGFloat(4)), AnimatablePair(1.0, CGFloat(2)), squared: 25)
    checkLaws(
      AnimatablePair(1.0, AnimatablePair(2.0, 2.0)), AnimatablePair(8.0, AnimatablePair(4.0, 0.5)), squared: 9
    )
    checkLaws(SIMD2<Double>(3, 4), SIMD2(1, 2), squared: 25)
    checkLaws(SIMD3<Float>(1, 2, 2), SIMD3(4, 5, 6), squared: 9)
    checkLaws(SIMD4<Double>(1, 1, 1, 1), SIMD4(4, 5, 6, 7), squared: 4)
    checkLaws(SIMD8<Double>(repeating: 0.5), SIMD8(repeating: 2), squared: 2)
    checkLaws(EmptyAnimatableData(), EmptyAnimatableData(), squared: 0)
    checkLaws(AnimatableValues(3.0, CGFloat(4), Float(12)), AnimatableValues(1.0, 2, 3), squared: 169)
    checkLaws(AnimatableArray([3.0, 4]), AnimatableArray([1.0, 2]), squared: 25)
    checkLaws(Polyline([3, 4]), Polyline([1, 2]), squared: 25)
  }

  @Test("AnimatableValues holds any number of parts")
  func values() {
    var five = AnimatableValues(1.0, 2.0, CGFloat(3), Float(4), SIMD2<Double>(5, 6))
    five.scale(by: 2)
    let (a, b, c, d, e) = five.value
    #expect(a == 2 && b == 4 && c == 6 && d == 8 && e == SIMD2(10, 12))
    #expect(five != AnimatableValues(2.0, 4, 6, 8, SIMD2(10, 12.5)))
    #expect(AnimatableValues<Double, Double>.zero.value == (0, 0))
  }

  @Test("geometry animates part by part")
  func geometry() {
    let a = CGRect(x: 0, y: 10, width: 100, height: 200)
    var b = a
    b.animatableData.interpolate(
      towards: CGRect(x: 10, y: 30, width: 300, height: 0).animatableData, amount: 0.5)
    #expect(b == CGRect(x: 5, y: 20, width: 200, height: 100))
    #expect(
      CGPoint(x: 0, y: 4).mixed(with: CGPoint(x: 2, y: 8), amount: 0.25) == CGPoint(x: 0.5, y: 5))
    #expect(
      CGSize(width: 1, height: 2).mixed(with: CGSize(width: 3, height: 2), amount: 0.5)
        == CGSize(width: 2, height: 2))
    #expect(CGVector(dx: 1, dy: 2).animatableData.magnitudeSquared == 5)
  }

  @Test("arrays of different length animate from one to the other")
  func arrays() {
    let a = AnimatableArray([10.0, 20])
    let b = AnimatableArray([20.0, 40, 8])
    #expect(a.interpolated(towards: b, amount: 0.5).elements == [15, 30, 4])
    #expect(b.interpolated(towards: a, amount: 0.5).elements == [15, 30, 4])
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let way = Polyline([1, 2, 3]) - Polyline([4])
    #expect(spring.value(target: way, initialVelocity: Polyline([0, 0, 0, 1]), time: 10).points.count == 4)
    var animator = AnimatorState(Polyline([1, 2]))
    _ = animator.retarget(to: Polyline([3, 4, 5, 6]), animation: .linear(duration: 1), at: 0)
    #expect(animator.value(at: 0.5).points == [2, 3, 2.5, 3])
    _ = animator.retarget(to: Polyline([7]), animation: .easeOut(duration: 1), at: 0.5)
    #expect(animator.value(at: 0.5).points == [2, 3, 2.5, 3])
    #expect(animator.value(at: 2) == Polyline([7]))
  }

  @Test("types of one's own animate by their data")
  func ownTypes() {
    struct Ring: Animatable {
      var radius: Double
      var name: String
      var animatableData: Double {
        get { radius }
        set { radius = newValue }
      }
    }
    struct Plain: Animatable {
      var name: String
    }
    let middle = Ring(radius: 1, name: "a").mixed(with: Ring(radius: 3, name: "b"), amount: 0.5)
    #expect(middle.radius == 2 && middle.name == "b")
    #expect(Plain(name: "a").mixed(with: Plain(name: "b"), amount: 0.2).name == "b")
  }
}
