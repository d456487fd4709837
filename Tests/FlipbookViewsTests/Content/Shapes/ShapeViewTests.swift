import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct ShapeViewTests {
  private func runtime(@ViewBuilder _ content: () -> some View) -> ViewRuntime {
    ViewRuntime(content: content)
  }

  @Test("a shape that is filled can be filled and outlined again in front")
  func chain() {
    let list = runtime {
      Circle().fill(.red).stroke(.blue, lineWidth: 4).fill(.green).strokeBorder(.black, lineWidth: 2)
        .frame(width: 40, height: 40)
    }
    #expect(list.colors(at: 0) == ["#FF3B30FF", "#007AFFFF", "#34C759FF", "#000000FF"])
    #expect(list.fills(at: 0).map(\.width) == [40, 44, 40, 40])
  }

  @Test("a border that is outlined again has the outline at the shape's edge, not at the border's")
  func borderChain() {
    let list = runtime {
      Circle().strokeBorder(.blue, lineWidth: 10).stroke(.black, lineWidth: 2).frame(width: 40, height: 40)
    }
    #expect(list.colors(at: 0) == ["#007AFFFF", "#000000FF"])
    #expect(list.fills(at: 0).map(\.width) == [40, 42])
  }

  @Test("shapes are found by name where one is asked for")
  func members() {
    func width(_ shape: some Shape) -> CGFloat {
      runtime { Color.red.frame(width: 30, height: 20).clipShape(shape) }.displayList(at: 0).items[0].clip?
        .bounds.width ?? 0
    }
    #expect(width(.circle) == 20 && width(.capsule) == 30 && width(.ellipse) == 30 && width(.rect) == 30)
    #expect(width(.rect(cornerRadius: 5)) == 30 && width(.rect(topLeadingRadius: 4)) == 30)
    #expect(width(.containerRelative) == 30 && width(.buttonBorder) == 30)
  }

  @Test("the ends of a capsule are continuous unless it says otherwise")
  func capsule() {
    let rect = CGRect(x: 0, y: 0, width: 354, height: 50)
    let continuous = RoundedRectangle(cornerRadius: 25, style: .continuous).path(in: rect)
    #expect(Capsule().path(in: rect) == continuous)
    #expect(Capsule(style: .circular).path(in: rect) != continuous)
    // On the circle around the end's middle, an eighth of the way along.
    let onCircle = CGPoint(x: 25 - 25 * 0.5.squareRoot() + 0.05, y: 25 - 25 * 0.5.squareRoot() + 0.05)
    #expect(Capsule(style: .circular).path(in: rect).contains(onCircle))
  }

  @Test("a shape in a size of its own keeps to an anchor")
  func anchoredSize() {
    let fills = runtime { Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing) }.fills(at: 0)
    #expect(fills == [CGRect(x: 80, y: 90, width: 20, height: 10)])
  }

  @Test("shapes can be combined by their areas")
  func combined() {
    let half = Rectangle().size(width: 50, height: 100)
    func bounds(_ shape: some Shape) -> CGRect {
      shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).boundingRect
    }
    #expect(isNear(bounds(Rectangle().subtracting(half)), CGRect(x: 50, y: 0, width: 50, height: 100)))
    #expect(isNear(bounds(Rectangle().intersection(half)), CGRect(x: 0, y: 0, width: 50, height: 100)))
    #expect(isNear(bounds(half.union(Rectangle())), CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(
      isNear(bounds(Rectangle().symmetricDifference(half)), CGRect(x: 50, y: 0, width: 50, height: 100)))
  }
}
