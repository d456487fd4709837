import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Audited in OpenSwiftUI (`Shape.effectivePath`, `Shapes`, `InsettableShape`, `StrokedShape`).
@MainActor
@Suite("Shapes and the layout direction") struct ShapeDirectionTests {
  /// A bar at the leading quarter of its rectangle.
  private struct Bar: Shape {
    let behavior: LayoutDirectionBehavior

    init(_ behavior: LayoutDirectionBehavior = .mirrors) { self.behavior = behavior }

    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 4, height: rect.height))
    }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
  }

  private func places(_ direction: LayoutDirection, @ViewBuilder _ content: () -> some View) -> [CGFloat] {
    let runtime = ViewRuntime {
      content().frame(width: 40, height: 20).environment(\.layoutDirection, direction)
    }
    return runtime.fills(at: 0).map { $0.minX - runtime.fills(at: 0)[0].minX }
  }

  /// Where a shape begins beside a rectangle of the same frame.
  private func place(_ shape: some Shape, _ direction: LayoutDirection) -> CGFloat {
    places(direction) {
      ZStack {
        Rectangle(); shape
      }
    }[1]
  }

  @Test("a shape is mirrored from right to left, unless it is fixed; from left to right where it says so")
  func mirrored() {
    #expect(place(Bar(), .leftToRight) == 0 && place(Bar(), .rightToLeft) == 30)
    #expect(place(Bar(.fixed), .rightToLeft) == 0)
    #expect(place(Bar(.mirrors(in: .leftToRight)), .leftToRight) == 30)
    #expect(place(Bar(.mirrors(in: .leftToRight)), .rightToLeft) == 0)
  }

  @Test("a shape of any kind and an outline follow the shape inside; the usual shapes are fixed")
  func inside() {
    #expect(place(AnyShape(Bar()), .rightToLeft) == 30 && place(AnyShape(Bar(.fixed)), .rightToLeft) == 0)
    #expect(place(Bar(.fixed).stroke(lineWidth: 2), .rightToLeft) == -1)
    #expect(place(Bar().stroke(lineWidth: 2), .rightToLeft) == 29)
    for behavior in [
      Rectangle().layoutDirectionBehavior, Circle().layoutDirectionBehavior,
      Ellipse().layoutDirectionBehavior,
      Capsule().layoutDirectionBehavior, RoundedRectangle(cornerRadius: 4).layoutDirectionBehavior,
      Rectangle().inset(by: 2).layoutDirectionBehavior,
    ] { #expect(behavior == .fixed) }
    #expect(UnevenRoundedRectangle(topLeadingRadius: 4).layoutDirectionBehavior == .mirrors)
    #expect(Circle().trim(to: 0.5).layoutDirectionBehavior == .mirrors)
  }

  @Test("clips and touches follow the direction")
  func clips() {
    let runtime = ViewRuntime {
      Color.red.frame(width: 40, height: 20).clipShape(Bar()).environment(\.layoutDirection, .rightToLeft)
    }
    let item = runtime.displayList(at: 0).items[0]
    #expect(item.clip?.bounds.width == 10)
    let plain = ViewRuntime { Color.red.frame(width: 40, height: 20).clipShape(Bar()) }.displayList(at: 0)
      .items[0]
    #expect((item.clip?.bounds.minX ?? 0) - (plain.clip?.bounds.minX ?? 0) == 30)
  }

  @Test("a view is mirrored in a direction of one's choice")
  func views() {
    func place(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> CGFloat {
      places(direction) {
        ZStack {
          Rectangle(); Bar(.fixed).layoutDirectionBehavior(behavior)
        }
      }[1]
    }
    #expect(place(.mirrors, .rightToLeft) == 30 && place(.mirrors, .leftToRight) == 0)
    #expect(place(.fixed, .rightToLeft) == 0 && place(.mirrors(in: .leftToRight), .leftToRight) == 30)
  }
}
