import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// What changes the outline of a shape, at the quarters of a linear animation.
@MainActor
@Suite struct ShapeMotionTests {
  /// A line across the middle of what it is offered.
  private struct Line: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }

  /// The x of a border's outer edge, and that of its middle, where the outline of its corners has points too.
  private func middle(_ item: DisplayItem) -> [Double] {
    guard case .fill(let path, _, _) = item.content else { return [] }
    let values = Set(path.elementArrays.points.map { (Double($0.x) * 1e6).rounded() / 1e6 }).sorted()
    return values.count > 1 ? [values[0], values[1]] : []
  }

  @Test("parts, insets, widths and places of outlines")
  func outlines() {
    let cases = [
      MotionCase("trim", Probe.rect, mix([0, 49, 20, 2], [0, 49, 100, 2])) {
        Line().trim(from: 0, to: $0 ? 1 : 0.2).stroke(Color.red, lineWidth: 2)
      },
      MotionCase("inset", Probe.rect, mix([0, 0, 100, 100], [30, 30, 40, 40])) {
        Rectangle().inset(by: $0 ? 30 : 0).fill(Color.red)
      },
      MotionCase("width of a stroke", Probe.rect, mix([0, 49.5, 100, 1], [0, 45.5, 100, 9])) {
        Line().stroke(Color.red, lineWidth: $0 ? 9 : 1)
      },
      MotionCase("width of a stroked border", middle, mix([0, 0.5], [0, 4.5])) {
        Rectangle().strokeBorder(Color.red, lineWidth: $0 ? 9 : 1)
      },
      MotionCase("width of a border", middle, mix([0, 0.5], [0, 4.5])) {
        Spacer().frame(width: 100, height: 100).border(Color.red, width: $0 ? 9 : 1)
      },
      MotionCase("offset of a shape", Probe.rect, mix([0, 0, 100, 100], [20, 0, 100, 100])) {
        Rectangle().offset(x: $0 ? 20 : 0).fill(Color.red)
      },
      MotionCase("scale of a shape", Probe.rect, mix([0, 0, 100, 100], [25, 25, 50, 50])) {
        Rectangle().scale($0 ? 0.5 : 1).fill(Color.red)
      },
    ]
    for item in cases { item.check() }
  }

  /// A bar as long as its data say.
  private struct Bar: Shape {
    var length: Double

    nonisolated var animatableData: Double {
      get { length }
      set { length = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: length, height: 10)) }
  }

  /// A polygon whose corners go over into those of another.
  private struct Morph: Shape {
    var heights: AnimatablePair<Double, AnimatablePair<Double, Double>>

    nonisolated var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
      get { heights }
      set { heights = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: 0, y: heights.first))
        path.addLine(to: CGPoint(x: 50, y: heights.second.first))
        path.addLine(to: CGPoint(x: 100, y: heights.second.second))
        path.closeSubpath()
      }
    }
  }

  /// A view that is itself animatable.
  private struct Gauge: View, Animatable {
    var amount: Double

    nonisolated var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    var body: some View { TestColor.red.frame(width: amount.rounded(), height: 10) }
  }

  /// A modifier that is itself animatable.
  private struct Widening: ViewModifier, Animatable {
    var amount: Double

    nonisolated var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func body(content: Content) -> some View { content.frame(width: amount * amount, height: 10) }
  }

  @Test("shapes, views and modifiers that are animatable themselves")
  func animatables() {
    func heights(_ item: DisplayItem) -> [Double] {
      guard case .fill(let path, _, _) = item.content else { return [] }
      return path.elementArrays.points.prefix(3).map { Double($0.y) }
    }
    let cases = [
      MotionCase("a shape", { [Probe.rect($0)[2]] }, mix([10], [90])) { Bar(length: $0 ? 90 : 10) },
      MotionCase("a path into another", heights, mix([40, 0, 60], [0, 100, 20])) {
        Morph(
          heights: $0 ? AnimatablePair(0, AnimatablePair(100, 20)) : AnimatablePair(40, AnimatablePair(0, 60))
        )
      },
      MotionCase("a view", { [Probe.rect($0)[2]] }, { [(50.2 - 39.8 * $0).rounded()] }) {
        Gauge(amount: $0 ? 10.4 : 50.2)
      },
      MotionCase("a modifier", { [Probe.rect($0)[2]] }, { [(4 + 4 * $0) * (4 + 4 * $0)] }) {
        TestColor.red.modifier(Widening(amount: $0 ? 8 : 4))
      },
    ]
    for item in cases { item.check() }
  }
}
