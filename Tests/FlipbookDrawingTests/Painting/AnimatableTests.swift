@testable import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@Suite("drawing values that animate")
struct AnimatableTests {
  /// The value halfway.
  private func middle<V: Animatable>(_ a: V, _ b: V) -> V { a.mixed(with: b, amount: 0.5) }

  @Test("geometry goes straight from one to the other")
  func geometry() {
    #expect(middle(Angle.degrees(0), .degrees(90)) == .degrees(45))
    #expect(middle(Angle.radians(-1), .radians(9)).radians == 4)
    #expect(middle(UnitPoint.topLeading, .bottomTrailing) == .center)
    #expect(
      middle(
        EdgeInsets(top: 0, leading: 2, bottom: 4, trailing: 6),
        EdgeInsets(top: 10, leading: 4, bottom: 0, trailing: 6))
        == EdgeInsets(top: 5, leading: 3, bottom: 2, trailing: 6))
    #expect(
      middle(RectangleCornerRadii(topLeading: 2, topTrailing: 4), RectangleCornerRadii(bottomLeading: 8))
        == RectangleCornerRadii(topLeading: 1, bottomLeading: 4, topTrailing: 2))
  }

  @Test("data that is set is data that is read")
  func roundTrip() {
    func check<V: Animatable & Equatable>(_ value: V, _ start: V) {
      var copy = start
      copy.animatableData = value.animatableData
      #expect(copy == value)
    }
    check(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), EdgeInsets())
    check(UnitPoint(x: 0.3, y: 0.7), .zero)
    check(CGAffineTransform(1, 2, 3, 4, 5, 6), .identity)
    check(CATransform3DMakeRotation(1, 1, 2, 3), CATransform3DIdentity)
    check(ProjectionTransform(CATransform3DMakeRotation(1, 1, 2, 3)), ProjectionTransform())
    check(RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4), .init())
    check(StrokeStyle(lineWidth: 3, miterLimit: 4, dash: [1, 2], dashPhase: 5), StrokeStyle())
  }

  @Test("the data of a colour is linear light, 128 for 1, from which the colour comes back")
  func colourData() {
    let color = Color.Resolved(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    #expect(color.animatableData.first == TransferFunction.linear(0.1) * 128)
    #expect(color.animatableData.second.second.second == 0.4 * 128)
    var copy = Color.Resolved(red: 0, green: 0, blue: 0)
    copy.animatableData = color.animatableData
    #expect(abs(copy.red - 0.1) < 1e-6 && abs(copy.green - 0.2) < 1e-6 && abs(copy.blue - 0.3) < 1e-6)
    #expect(abs(copy.opacity - 0.4) < 1e-6)
  }

  @Test("strokes animate width, miter and dashes, also of different number")
  func strokes() {
    let a = StrokeStyle(lineWidth: 1, lineCap: .round, miterLimit: 10, dash: [4, 2], dashPhase: 0)
    let b = StrokeStyle(lineWidth: 5, lineCap: .butt, miterLimit: 20, dash: [8, 4, 6], dashPhase: 3)
    let half = middle(a, b)
    #expect(
      half == StrokeStyle(lineWidth: 3, lineCap: .butt, miterLimit: 15, dash: [6, 3, 3], dashPhase: 1.5))
  }

  @Test("colours mix in linear light")
  func colours() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0.5)
    let clear = Color.Resolved(red: 0, green: 0.5, blue: 0.5, opacity: 0)
    let mixed = middle(red, clear)
    let half = TransferFunction.encoded(0.5)
    #expect(abs(mixed.red - half) < 1e-6 && abs(mixed.blue - 0.5) < 1e-6 && mixed.opacity == 0.5)
    #expect(abs(mixed.green - TransferFunction.encoded(TransferFunction.linear(0.5) / 2)) < 1e-6)
    let purple = middle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(purple == Color(red: Double(half), green: 0, blue: Double(half)))
  }

  @Test("affine maps move points in straight lines")
  func affine() {
    let turn = CGAffineTransform(rotationAngle: .pi)
    let half = middle(CGAffineTransform.identity, turn)
    #expect(abs(half.a) < 1e-15 && abs(half.d) < 1e-15)
    #expect(
      middle(CGAffineTransform(translationX: 10, y: 0), CGAffineTransform(translationX: 20, y: 4))
        == CGAffineTransform(translationX: 15, y: 2))
  }

  @Test("timing curves are made from unit points too")
  func timingCurve() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    #expect(curve == .easeIn)
  }

  @Test("angles and unit points come to rest later than their numbers would")
  func unitScale() {
    let quarter = Angle.degrees(90).animatableData
    #expect(quarter == Double.pi / 2 * 128)
    #expect(Animation.smooth.finishTime(value: quarter) > Animation.smooth.finishTime(value: Double.pi / 2))
  }
}

@Suite("layer transforms between two")
struct TransformInterpolationTests {
  private func difference(_ a: CATransform3D, _ b: CATransform3D) -> Double {
    (a.animatableData - b.animatableData).magnitudeSquared.squareRoot()
  }

  private func rotation(_ v: ArraySlice<Double>) -> CATransform3D {
    let (x, y, z) = (v[v.startIndex], v[v.startIndex + 1], v[v.startIndex + 2])
    return CATransform3DMakeRotation((x * x + y * y + z * z).squareRoot(), x, y, z)
  }

  @Test("turns follow the shorter arc at constant speed", arguments: TransformReference.slerps)
  func slerp(row: [Double]) {
    let between = rotation(row[0..<3]).interpolated(to: rotation(row[3..<6]), amount: row[6])
    #expect(difference(between, rotation(row[7..<10])) < 1e-12)
  }

  /// An angle of exactly a half turn about x or y turns backwards, about z clockwise, whatever its sign; the least bit
  /// less goes as it says. A second half turn about z goes back.
  @Test("half turns go as Core Animation's do")
  func halfTurns() {
    func quarter(_ start: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
      -> CATransform3D
    {
      start.interpolated(to: CATransform3DRotate(start, angle, x, y, z), amount: 0.25)
    }
    let identity = CATransform3DIdentity
    let (sine, less) = (CGFloat(0.5.squareRoot()), CGFloat(3.14159265358979))
    for angle in [CGFloat.pi, -CGFloat.pi] {
      #expect(abs(quarter(identity, angle, 1, 0, 0).m23 + sine) < 1e-9)
      #expect(abs(quarter(identity, angle, 0, 1, 0).m31 + sine) < 1e-9)
      #expect(abs(quarter(identity, angle, 0, 0, 1).m12 - sine) < 1e-9)
      // With perspective, as in `var turn = CATransform3DMakeRotation(.pi, 1, 0, 0); turn.m34 = -0.01`.
      var (start, end) = (identity, CATransform3DMakeRotation(angle, 1, 0, 0))
      (start.m34, end.m34) = (-0.01, -0.01)
      #expect(abs(start.interpolated(to: end, amount: 0.25).m23 + sine) < 1e-9)
    }
    for angle in [less, -less] {
      #expect(abs(quarter(identity, angle, 1, 0, 0).m23 - (angle > 0 ? sine : -sine)) < 1e-9)
      #expect(abs(quarter(identity, angle, 0, 0, 1).m12 - (angle > 0 ? sine : -sine)) < 1e-9)
    }
    let half = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(abs(quarter(half, .pi, 0, 0, 1).m12 - sine) < 1e-9)
  }

  @Test("a map taken apart and put together is the same")
  func roundTrip() {
    var maps = [
      CATransform3DIdentity, CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 3, 4),
      CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(-1, -2, -3),
      CATransform3DMakeRotation(.pi, 0, 0, 1), CATransform3DMakeRotation(.pi, 1, 0, 0),
    ]
    var skewed = CATransform3DRotate(CATransform3DMakeScale(2, -3, 1), 0.7, 1, 2, 3)
    skewed.m21 += 0.8
    skewed.m34 = -1 / 500
    skewed.m14 = 0.001
    maps.append(CATransform3DTranslate(skewed, 10, 20, 30))
    for map in maps {
      let parts = TransformParts(map)
      #expect(parts != nil)
      let again = parts.map(\.transform) ?? CATransform3D()
      var scaled = map
      let (a, b, c, d) = map.rows
      scaled.rows = (a / d.w, b / d.w, c / d.w, d / d.w)
      #expect(difference(again, scaled) < 1e-12 * 30)
    }
  }

  @Test("ends are met exactly, and moves, scales and perspectives go in proportion")
  func parts() {
    let start = CATransform3DMakeTranslation(10, 0, 0)
    var end = CATransform3DMakeScale(3, 1, 1)
    end.m34 = -1 / 100
    #expect(start.interpolated(to: end, amount: 0) == start)
    #expect(start.interpolated(to: end, amount: 1) == end)
    let half = start.interpolated(to: end, amount: 0.5)
    #expect(abs(half.m41 - 5) < 1e-12 && abs(half.m11 - 2) < 1e-12 && abs(half.m34 + 0.005) < 1e-12)
  }

  @Test("a mirror image passes through nothing, a flattened map goes number by number")
  func flat() {
    let mirrored = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(-1, 1, 1), amount: 0.5)
    #expect(difference(mirrored, CATransform3DMakeScale(0, 1, 1)) < 1e-12)
    let grown = CATransform3DMakeScale(0, 0, 1).interpolated(
      to: CATransform3DMakeScale(2, 2, 1), amount: 0.25)
    #expect(difference(grown, CATransform3DMakeScale(0.5, 0.5, 1)) < 1e-12)
  }

  @Test("layer animations add transforms by doing them first, and repeat them by doing them again")
  func space() {
    let space = MediaValueSpace<CATransform3D>.transform
    let move = CATransform3DMakeTranslation(10, 0, 0)
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(difference(space.add(move, turn), CATransform3DConcat(turn, move)) < 1e-15)
    #expect(difference(space.subtract(space.add(move, turn), turn), move) < 1e-12)
    #expect(difference(space.multiple(turn, 3), CATransform3DMakeRotation(.pi * 1.5, 0, 0, 1)) < 1e-12)
    #expect(space.multiple(turn, 0) == CATransform3DIdentity)
    let spin = MediaAnimation(
      timing: {
        var t = MediaTiming(duration: 2); t.repeatCount = 2; return t
      }(),
      content: .basic(MediaBasicAnimation(to: turn)), isAdditive: false, isCumulative: true, space: space)
    let at3 = spin.value(atParentTime: 3, current: CATransform3DIdentity)
    #expect(difference(at3, CATransform3DMakeRotation(.pi * 0.75, 0, 0, 1)) < 1e-12)
  }
}
