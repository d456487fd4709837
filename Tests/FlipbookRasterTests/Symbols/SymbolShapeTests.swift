import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Shapes of symbols")
struct SymbolShapeTests {
  @Test("a gear has 18 teeth, a ring, three spokes and a hub with a hole")
  func gear() throws {
    let gear = try Ink("gear")
    #expect(gear.runs(onCircle: 0.515) == 18)
    #expect(gear.runs(onCircle: 0.25) == 3)
    #expect(gear.contains(0.43, 0.05) && gear.contains(0.1, 0.02) && !gear.contains(0, 0))
  }

  @Test("the head of a pin is solid, with a light on it; an ellipse lies around its foot")
  func pins() throws {
    for name in ["mappin", "mappin.and.ellipse"] {
      let pin = try Ink(name)
      let head = -pin.bounds.height / 200 + 0.184
      #expect(pin.contains(0.06, head) && !pin.contains(-0.055, head - 0.07), "\(name)")
    }
    let ellipse = try Ink("mappin.and.ellipse")
    // Both sides of the ellipse and the foot between them; nothing behind the needle.
    #expect(ellipse.runs(onRow: 0.3) == 3)
    #expect(ellipse.runs(onRow: 0.0) == 1)
    #expect(abs(ellipse.bounds.width - 92.7) < 1)
  }

  @Test("the bars of a chart stay hollow at every weight, and are 0.08 em apart", arguments: [400, 600, 800])
  func bars(weight: Int) throws {
    let bars = try Ink("chart.bar", weight: weight)
    #expect(bars.runs(onRow: 0.2) == 6)
    #expect(try Ink("chart.bar.fill", weight: weight).runs(onRow: 0.2) == 3)
  }

  @Test("the stars beside a moon have four points", arguments: ["moon.stars", "moon.stars.fill"])
  func stars(name: String) throws {
    let moon = try Ink(name)
    // The larger star: along its points, and not between them.
    let (x, y) = (0.302, -0.126)
    for (dx, dy) in [(0.15, 0.0), (-0.15, 0), (0, 0.15), (0, -0.15)] {
      #expect(moon.contains(x + dx, y + dy), "\(dx) \(dy)")
    }
    for (dx, dy) in [(0.08, 0.08), (-0.08, 0.08), (0.08, -0.08), (-0.08, -0.08)] {
      #expect(!moon.contains(x + dx, y + dy), "\(dx) \(dy)")
    }
    #expect(moon.contains(-0.3, 0.3) == (name == "moon.stars.fill"))
  }

  /// A symbol at 100 points; places are in ems from the middle of its ink.
  private struct Ink {
    let path: Path
    let bounds: CGRect

    init(_ name: String, weight: Int = 400) throws {
      let font = FontDescriptor(size: 100, weight: weight)
      path = try #require(SymbolLibrary.shared.outline(named: name, font: font, scale: .medium)).path
      bounds = path.boundingRect
    }

    func contains(_ x: Double, _ y: Double) -> Bool {
      path.contains(CGPoint(x: bounds.midX + x * 100, y: bounds.midY + y * 100))
    }

    /// How often a circle around the middle enters the ink.
    func runs(onCircle radius: Double) -> Int {
      let inside = (0...1440).map { step in
        let angle = Double(step) / 720 * .pi + 0.1
        return contains(radius * cos(angle), radius * sin(angle))
      }
      return zip(inside, inside.dropFirst()).count { !$0 && $1 }
    }

    /// How often a row enters the ink.
    func runs(onRow y: Double) -> Int {
      let inside = (-1000...1000).map { contains(Double($0) / 1000, y) }
      return zip(inside, inside.dropFirst()).count { !$0 && $1 }
    }
  }
}
