import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
struct KeyframeAnimationTests {
  private func values(
    at times: [Double], of keyPath: String = "position", _ set: (CAKeyframeAnimation) -> Void
  ) -> [CGPoint] {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(500, 500)
    film.root.addSublayer(layer)
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    set(animation)
    layer.add(animation, forKey: nil)
    return times.map { time in
      _ = film.displayList(at: time)
      return layer.presentation()?.position ?? .zero
    }
  }

  private static let corners: [Any] = [
    CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100),
  ]

  @Test func cornersOneAfterTheOther() {
    let places = values(at: [0, 0.5, 1, 2.5]) {
      $0.values = Self.corners
      $0.duration = 3
    }.map { CGPoint(x: ($0.x * 1e6).rounded() / 1e6, y: ($0.y * 1e6).rounded() / 1e6) }
    #expect(
      places == [.zero, CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 100)])
  }

  /// A to B takes 10 s and B to C 20 s over equal distances: paced, both take 15.
  @Test func pacedTimesAreEqualOverEqualDistances() {
    func places(_ mode: CAAnimationCalculationMode) -> [CGFloat] {
      values(at: [5, 10, 15, 20, 29]) {
        $0.values = [CGPoint(x: 0, y: 0), CGPoint(x: 150, y: 0), CGPoint(x: 300, y: 0)]
        $0.keyTimes = [0, NSNumber(value: 1.0 / 3), 1]
        $0.duration = 30
        $0.calculationMode = mode
      }.map { ($0.x * 1e6).rounded() / 1e6 }
    }
    #expect(places(.linear) == [75, 150, 187.5, 225, 292.5])
    #expect(places(.paced) == [50, 100, 150, 200, 290])
  }

  @Test func discreteValuesHold() {
    let places = values(at: [0, 0.9, 1.1, 2.9]) {
      $0.values = [CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 0), CGPoint(x: 3, y: 0)]
      $0.keyTimes = [0, NSNumber(value: 1.0 / 3), NSNumber(value: 2.0 / 3), 1]
      $0.calculationMode = .discrete
      $0.duration = 3
    }
    #expect(places.map(\.x) == [1, 1, 2, 3])
  }

  @Test func cubicPassesThroughTheValuesSmoothly() {
    let places = values(at: [1, 1.5, 2]) {
      $0.values = Self.corners
      $0.duration = 3
      $0.calculationMode = .cubic
    }
    #expect(places[0] == CGPoint(x: 100, y: 0) && places[2] == CGPoint(x: 100, y: 100))
    // Catmull-Rom swings out by an eighth of what its neighbours lie apart.
    #expect(abs(places[1].x - 112.5) < 1e-9 && abs(places[1].y - 50) < 1e-9)
  }

  @Test func aPathGoesBeforeValuesAndTurnsTheLayer() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(0, 0)
    film.root.addSublayer(layer)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.values = Self.corners
    animation.duration = 2
    animation.rotationMode = .rotateAuto
    layer.add(animation, forKey: nil)
    _ = film.displayList(at: 0.5)
    let first = try #require(layer.presentation())
    #expect(first.position == CGPoint(x: 50, y: 0) && abs(first.transform.m11 - 1) < 1e-9)
    _ = film.displayList(at: 1.5)
    let second = try #require(layer.presentation())
    #expect(abs(second.position.y - 50) < 1e-9 && abs(second.transform.m12 - 1) < 1e-9)
  }

  @Test func keyTimesOfTheWrongCountAreReported() {
    let reported = LayerFilm.diagnostics {
      let places = values(at: [1]) {
        $0.values = [CGPoint.zero, CGPoint(x: 10, y: 0)]
        $0.keyTimes = [0]
        $0.duration = 2
      }
      #expect(places[0].x == 5)
    }
    #expect(reported.map(\.code) == ["motion.media.key-times-count"])
  }
}
