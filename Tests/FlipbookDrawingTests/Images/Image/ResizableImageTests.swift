import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite struct ResizableImageTests {
  /// 4 × 4 pixels at 2 pixels a point.
  private let image = Image(
    decorative: CGImage(Bitmap(width: 4, height: 4, pixels: [UInt32](repeating: 0xffff_0000, count: 16))),
    scale: 2)
  private let rect = CGRect(x: 10, y: 10, width: 20, height: 12)

  @Test("without caps a resizable image is stretched as a whole")
  func stretched() {
    let list = record { $0.draw(image.resizable(), in: rect) }
    #expect(list.items.count == 1)
    #expect(list.items[0].bounds == rect)
  }

  @Test("caps keep their size and what is between them is stretched")
  func caps() {
    let insets = EdgeInsets(top: 0.5, leading: 0.5, bottom: 0.5, trailing: 0.5)
    let list = record { $0.draw(image.resizable(capInsets: insets), in: rect) }
    guard case .layer(let layer) = list.items.first?.content else {
      Issue.record("the parts should be drawn as one")
      return
    }
    var parts: [(source: CGRect, destination: CGRect)] = []
    for case .image(let drawing) in layer.items.map(\.content) {
      parts.append((drawing.source, drawing.destination))
    }
    #expect(parts.count == 9)
    #expect(parts[0].source == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(parts[0].destination == CGRect(x: 10, y: 10, width: 0.5, height: 0.5))
    #expect(parts[4].source == CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(parts[4].destination == CGRect(x: 10.5, y: 10.5, width: 19, height: 11))
    #expect(parts[8].destination == CGRect(x: 29.5, y: 21.5, width: 0.5, height: 0.5))
  }

  @Test("tiles have the image's own size and begin at the corner")
  func tiles() {
    let list = record { $0.draw(image.resizable(resizingMode: .tile), in: rect) }
    guard case .fill(let path, .tiledImage(let tile), _) = list.items.first?.content else {
      Issue.record("tiles should be filled")
      return
    }
    #expect(path == Path(rect))
    #expect(tile.tileSize == CGSize(width: 2, height: 2) && tile.origin == rect.origin)
  }

  @Test("caps larger than the rectangle shrink to fit it")
  func largeCaps() {
    let insets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let list = record {
      $0.draw(image.resizable(capInsets: insets), in: CGRect(x: 0, y: 0, width: 1, height: 4))
    }
    guard case .layer(let layer) = list.items.first?.content else {
      Issue.record("the parts should be drawn as one")
      return
    }
    #expect(layer.items.map(\.bounds.width) == [0.5, 0.5])
  }
}
