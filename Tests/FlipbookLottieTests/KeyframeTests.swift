import FlipbookPicture
import Foundation
import Testing

@testable import FlipbookLottie

@Suite("keyframes of all generations")
struct KeyframeTests {
  private func property(_ keys: String) throws -> LottieProperty<SIMD3<Double>> {
    let root = try LottieTextReader.read(Array(#"{"p":{"a":1,"k":\#(keys)}}"#.utf8))
    return LottieParser(
      LottieSource(root: root, hasExpressions: false), data: LottieData(), resources: LottieFixture.resources
    )
    .vector(root, "p", SIMD3(0, 0, 0), isSpatial: true)
  }

  @Test("the next keyframe's value ends an interval")
  func current() throws {
    let value = try property(#"[{"t":10,"s":[0,0]},{"t":20,"s":[10,40]}]"#)
    #expect(value.value(at: 0) == SIMD3(0, 0, 0))
    #expect(value.value(at: 15) == SIMD3(5, 20, 0))
    #expect(value.value(at: 99) == SIMD3(10, 40, 0))
  }

  @Test("an end value of its own ends an interval, and the last keyframe needs no value")
  func old() throws {
    let value = try property(#"[{"t":0,"s":[0,0],"e":[10,0]},{"t":10,"s":[50,0],"e":[60,0]},{"t":20}]"#)
    #expect(value.value(at: 9.999).x > 9.99)
    #expect(value.value(at: 9.999).x < 10)
    #expect(value.value(at: 10).x == 50)
    #expect(value.value(at: 20).x == 60)
  }

  @Test("a point without a second component lies at its default there; a number alone counts for both axes")
  func short() throws {
    #expect(try property("[9.5]").value(at: 0) == SIMD3(9.5, 0, 0))
    #expect(try property("9.5").value(at: 0) == SIMD3(9.5, 9.5, 0))
  }

  @Test("a held value jumps at the next keyframe")
  func hold() throws {
    let value = try property(#"[{"t":0,"s":[1,1],"h":1},{"t":10,"s":[2,2]}]"#)
    #expect(value.value(at: 9.999).x == 1)
    #expect(value.value(at: 10).x == 2)
  }

  @Test("each axis has a curve of its own")
  func axes() throws {
    let value = try property(
      #"[{"t":0,"s":[0,0],"o":{"x":[0.5,0.333],"y":[0,0.333]},"i":{"x":[0.5,0.667],"y":[1,0.667]}},{"t":10,"s":[100,100]}]"#
    )
    let point = value.value(at: 2.5)
    #expect(abs(point.y - 25) < 1e-9)
    // The cubic with x handles 0.5, 0.5 and y handles 0, 1 at time 0.25.
    #expect(abs(point.x - 12.5) < 3)
    #expect(point.x < 20)
  }

  @Test("a position on a curve travels by its length to 1e-9")
  func route() throws {
    let value = try property(#"[{"t":0,"s":[0,0],"to":[0,60],"ti":[-60,0]},{"t":10,"s":[100,100]}]"#)
    let curve = CubicCurve(
      p0: .zero, p1: CGPoint(x: 0, y: 60), p2: CGPoint(x: 40, y: 100), p3: CGPoint(x: 100, y: 100))
    let total = curve.length
    for frame in stride(from: 1.0, to: 10, by: 1) {
      let expected = curve.point(at: curve.parameter(atLength: total * frame / 10))
      let point = value.position(at: frame)
      #expect(abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9)
    }
  }

  @Test("loops repeat, turn back and add up")
  func loops() throws {
    func at(_ frame: Double, _ expression: String) throws -> Double {
      let text =
        #"{"p":{"a":1,"k":[{"t":0,"s":[0,0]},{"t":10,"s":[10,0]}],"x":"var $bm_rt;\n$bm_rt = \#(expression);"}}"#
      let root = try LottieTextReader.read(Array(text.utf8))
      let parser = LottieParser(
        LottieSource(root: root, hasExpressions: false), data: LottieData(),
        resources: LottieFixture.resources)
      let value = parser.vector(root, "p", SIMD3(0, 0, 0)).value(at: frame).x
      #expect(parser.issues.isEmpty)
      return value
    }
    #expect(try abs(at(13, "loopOut('cycle', 0)") - 3) < 1e-9)
    #expect(try abs(at(13, "loopOut('pingpong')") - 7) < 1e-9)
    #expect(try abs(at(23, "loopOut('offset')") - 23) < 1e-9)
    #expect(try abs(at(-3, "loopIn('cycle')") - 7) < 1e-9)
    #expect(try abs(at(15, "loopOut('continue')") - 15) < 1e-6)
    #expect(try at(5, "[7, 8]") == 7)
  }

  @Test("keyframes without order are sorted and reported")
  func order() throws {
    let text = LottieFixture.text(
      layers: LottieFixture.layer(
        "", #","ao":0"#
      ).replacing(#""k":[50,50]"#, with: #""k":[{"t":10,"s":[1,1]},{"t":0,"s":[0,0]}]"#))
    let file = try LottieFixture.file(text)
    #expect(file.issues.map(\.code) == ["lottie.keyframe"])
    #expect(file.issues.first?.place == #"$.layers[0].ks.p (layer "Shape")"#)
  }
}
