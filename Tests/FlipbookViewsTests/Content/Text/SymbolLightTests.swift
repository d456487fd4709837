import Foundation
import Testing

@testable import FlipbookViews

/// How variable colours light the parts of a symbol: measured on recordings of ten pictures a second; docs/fidelity.md.
@Suite("The light of a variable colour")
struct SymbolLightTests {
  private func lit(_ light: SymbolLight, _ time: TimeInterval) -> [Double] {
    var light = light
    light.time = time
    let least = light.hidesInactive ? 0 : 0.35
    return (0..<3).map { (light.opacity(of: $0, parts: 3) - least) / (1 - least) }
  }

  private func compare(_ light: SymbolLight, since start: TimeInterval, _ seen: [(TimeInterval, [Double])]) {
    for (time, parts) in seen {
      for (a, b) in zip(lit(light, time - start), parts) { #expect(abs(a - b) < 0.1, "\(time): \(a), \(b)") }
    }
  }

  @Test("by default parts stay lit until all are, and go out together")
  func cumulative() {
    let light = SymbolLight(isCumulative: true, reverses: false, hidesInactive: false, time: 0)
    compare(
      light, since: 0.22,
      [
        (0.3, [0.15, 0, 0]), (0.4, [0.62, 0, 0]), (0.5, [0.95, 0, 0]), (0.6, [1, 0, 0]), (0.7, [1, 0.42, 0]),
        (0.8, [1, 0.85, 0]), (0.9, [1, 1, 0]), (1, [1, 1, 0.25]), (1.1, [1, 1, 0.72]), (1.2, [1, 1, 1]),
        (1.5, [1, 1, 1]), (1.7, [0.85, 0.85, 0.85]), (1.8, [0.42, 0.42, 0.42]), (1.95, [0, 0, 0]),
        (2.3, [0, 0, 0]),
        (2.5, [0.62, 0, 0]),
      ])
  }

  @Test("iteratively one part is lit after the other; parts that aren't lit can be hidden")
  func iterative() {
    let light = SymbolLight(isCumulative: false, reverses: false, hidesInactive: true, time: 0)
    compare(
      light, since: 0.06,
      [
        (0.2, [0.44, 0, 0]), (0.3, [0.87, 0, 0]), (0.4, [1, 0, 0]), (0.5, [0.85, 0.27, 0]),
        (0.6, [0.44, 0.76, 0]),
        (0.7, [0, 1, 0.05]), (0.8, [0, 0.94, 0.16]), (0.9, [0, 0.59, 0.59]), (1, [0, 0.11, 0.94]),
        (1.1, [0, 0, 1]),
        (1.2, [0, 0, 0.77]), (1.3, [0, 0, 0.26]), (1.45, [0, 0, 0]), (1.7, [0.44, 0, 0]),
      ])
  }

  @Test("a symbol of one part goes on and off; forth and back the middle one is lit twice")
  func others() {
    let one = SymbolLight(isCumulative: true, reverses: false, hidesInactive: false, time: 0.5)
    #expect(abs(one.opacity(of: 0, parts: 1) - 1) < 1e-9)
    let back = SymbolLight(isCumulative: false, reverses: true, hidesInactive: true, time: 0)
    #expect(lit(back, 0.65)[1] > 0.9 && lit(back, 0.99)[2] > 0.9 && lit(back, 1.33)[1] > 0.9)
  }
}
