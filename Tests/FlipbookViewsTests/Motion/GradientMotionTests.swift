import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct GradientMotionTests {
  /// The points of a gradient in the film, x and y one after the other, then its radii.
  private static func places(_ item: DisplayItem) -> [Double] {
    guard case .fill(_, .gradient(let paint), _) = item.content else { return [] }
    switch paint.geometry {
    case .linear(let start, let end): return [start.x, start.y, end.x, end.y].map(Double.init)
    case .radial(let center, let start, let end, _): return [center.x, center.y, start, end].map(Double.init)
    default: return []
    }
  }

  private static let colors = [Color.red, Color.blue]

  @Test("start and end, centre and radii of gradients are on their way while an animation runs")
  func places() {
    let cases = [
      MotionCase("ends", Self.places, mix([0, 0, 0, 100], [100, 0, 100, 50])) { isOn in
        LinearGradient(
          colors: Self.colors, startPoint: isOn ? .topTrailing : .topLeading,
          endPoint: isOn ? .trailing : .bottomLeading)
      },
      MotionCase("in a shape", Self.places, mix([-30, 0, 0, 0], [100, 0, 130, 0])) { isOn in
        Rectangle().fill(
          LinearGradient(
            colors: Self.colors, startPoint: UnitPoint(x: isOn ? 1 : -0.3, y: 0),
            endPoint: UnitPoint(x: isOn ? 1.3 : 0, y: 0)))
      },
      MotionCase("radii", Self.places, mix([50, 50, 0, 10], [0, 50, 5, 80])) { isOn in
        RadialGradient(
          colors: Self.colors, center: isOn ? .leading : .center, startRadius: isOn ? 5 : 0,
          endRadius: isOn ? 80 : 10)
      },
    ]
    for one in cases { one.check() }
  }

  @Test("the points and colours of a mesh are on their way while an animation runs")
  func mesh() {
    let runtime = ViewRuntime {
      Switched(animation: .linear(duration: 1)) { isOn in
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [isOn ? 0.5 : 1, 0], [0, 1], [1, 1]],
          colors: [isOn ? .black : .white, .black, .black, .black])
      }
    }
    let shown = [0.0, 0.5, 1].map { runtime.displayList(at: $0).description }
    #expect(Set(shown).count == 3)
    // Of what lies between nothing is left at the end.
    let still = ViewRuntime {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [0.5, 0], [0, 1], [1, 1]],
        colors: [.black, .black, .black, .black])
    }
    #expect(runtime.displayList(at: 2).items == still.displayList(at: 0).items)
  }
}
