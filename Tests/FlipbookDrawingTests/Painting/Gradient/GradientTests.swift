import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite struct GradientTests {
  @Test("colours without locations lie at equal distances")
  func equalDistances() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test("a ramp sorts its stops, keeps the order of equal ones and drops locations that are no numbers")
  func sorting() {
    let (a, b, c) = (RGBA.white, RGBA.black, RGBA(red: 1, green: 0, blue: 0))
    let ramp = GradientRamp(stops: [
      .init(color: a, location: 0.5), .init(color: b, location: 0.2), .init(color: c, location: 0.5),
      .init(color: c, location: .nan), .init(color: c, location: .infinity),
    ])
    #expect(ramp.stops.map(\.color) == [b, a, c])
  }

  @Test("a ramp without stops is clear")
  func noStops() {
    #expect(GradientRamp(stops: []).stops == [.init(color: .clear, location: 0)])
  }

  @Test("ramps that differ only in their colour space are not equal")
  func colorSpace() {
    let stops = [GradientRamp.Stop(color: .white, location: 0), .init(color: .black, location: 1)]
    #expect(GradientRamp(stops: stops) == GradientRamp(stops: stops))
    #expect(GradientRamp(stops: stops) != GradientRamp(stops: stops, interpolation: .perceptual))
  }
}
