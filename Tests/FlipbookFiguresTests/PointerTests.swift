import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookFigures

@MainActor
@Suite("Arrows and braces")
struct PointerTests {
  private let room = CGRect(x: 0, y: 0, width: 200, height: 100)

  @Test("an arrow's tip is where it points to, whatever its bend", arguments: [-0.4, 0, 0.3])
  func tip(bend: CGFloat) throws {
    let (start, end) = (CGPoint(x: 10, y: 50), CGPoint(x: 190, y: 50))
    let path = Arrow(from: start, to: end, bend: bend).path(in: room)
    let curve = try #require(ArrowCurve(from: start, to: end, bend: bend))
    #expect(path.contains(curve.point(at: curve.length - 3)))
    #expect(!path.contains(CGPoint(x: 191, y: 50)))
    // The middle lies to the left of the way: upwards on the way to the right.
    #expect(path.contains(CGPoint(x: 100, y: 50 - bend * 180)))
  }

  @Test("a half drawn arrow ends in its middle with its head")
  func progress() {
    let path = Arrow(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 200, y: 50), progress: 0.5).path(in: room)
    #expect(abs(path.boundingRect.maxX - 100) < 1e-6)
    #expect(Arrow(from: .leading, to: .trailing, progress: 0).path(in: room).isEmpty)
    #expect(Arrow(from: .leading, to: .trailing, progress: -.nan).path(in: room).isEmpty)
  }

  @Test("line and head are one area: no hole where they meet")
  func solid() {
    let path = Arrow(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 200, y: 50), lineWidth: 4).path(in: room)
    for x in stride(from: 2.0, through: 198, by: 1) {
      #expect(path.contains(CGPoint(x: x, y: 50)), "\(x)")
    }
  }

  @Test("heads differ in width and reach")
  func heads() {
    func box(_ head: ArrowHead) -> CGRect {
      Arrow(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 200, y: 50), lineWidth: 4, headLength: 20, head: head)
        .path(in: room).boundingRect
    }
    #expect(box(.none).height == 4 || abs(box(.none).height - 4) < 1e-6)
    #expect(abs(box(.filled).height - 18) < 1e-6)
    #expect(abs(box(.dot).height - 16) < 1e-3 && abs(box(.dot).maxX - 208) < 1e-3)
    #expect(abs(box(.bar).height - 22) < 0.1)
    #expect(box(.open).height > 20 && box(.open).maxX < 202.01)
  }

  @Test("places are shares of the room; an arrow to where it begins is none")
  func places() {
    let path = Arrow(from: .topLeading, to: .bottomTrailing).path(in: room)
    #expect(path.contains(CGPoint(x: 100, y: 50)))
    #expect(Arrow(from: .center, to: .center).path(in: room).isEmpty)
    #expect(Arrow(from: .zero, to: CGPoint(x: CGFloat.nan, y: 0)).path(in: room).isEmpty)
  }

  @Test("a brace fills its room and points away", arguments: Edge.allCases)
  func brace(edge: Edge) {
    let isAcross = edge == .top || edge == .bottom
    let room = CGRect(x: 20, y: 30, width: isAcross ? 100 : 16, height: isAcross ? 16 : 100)
    let path = Brace(edge).path(in: room)
    let box = path.boundingRect
    #expect(abs(box.minX - room.minX) < 0.5 && abs(box.maxX - room.maxX) < 0.5)
    #expect(abs(box.minY - room.minY) < 0.5 && abs(box.maxY - room.maxY) < 0.5)
    let tip =
      switch edge {
      case .bottom: CGPoint(x: room.midX, y: room.maxY - 1)
      case .top: CGPoint(x: room.midX, y: room.minY + 1)
      case .trailing: CGPoint(x: room.maxX - 1, y: room.midY)
      case .leading: CGPoint(x: room.minX + 1, y: room.midY)
      }
    #expect(path.contains(tip))
  }

  @Test("a braced view keeps its size; brace and label stand at its edge")
  func bracedView() {
    let view = Color.red.frame(width: 80, height: 20)
      .brace(.bottom, depth: 10, spacing: 4) { Color.blue.frame(width: 30, height: 12) }
      .fixedSize()
    let list = FigureRendering.list(view, CGSize(width: 80, height: 50))
    let boxes = list.items.map(\.bounds)
    #expect(boxes.count == 3)
    #expect(boxes[0] == CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(abs(boxes[1].minY - 24) < 0.6 && abs(boxes[1].maxY - 34) < 0.6 && boxes[1].width > 79)
    #expect(boxes[2] == CGRect(x: 25, y: 38, width: 30, height: 12))
  }
}
