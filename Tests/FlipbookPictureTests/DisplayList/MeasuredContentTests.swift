import Foundation
import Testing

@testable import FlipbookPicture

@Suite("what is measured once makes the same items")
struct MeasuredContentTests {
  private let canvas = CGRect(x: 0, y: 0, width: 100, height: 80)
  private let turn = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 20, ty: -5)

  private var contents: [DisplayItem.Content] {
    let ellipse = Path(ellipseIn: CGRect(x: 5, y: 7, width: 60, height: 90))
    let fill = DisplayItem.Content.fill(ellipse, .color(.white), FillStyle())
    return [
      fill, .stroke(ellipse, .color(.black), StrokeStyle(lineWidth: 9)),
      .layer(DisplayLayer(items: [DisplayItem(content: fill, transform: turn, canvas: canvas)])),
    ]
  }

  private func isSame(_ one: DisplayItem, _ other: DisplayItem) -> Bool {
    one.contentHash == other.contentHash && one.bounds == other.bounds && one.opacity == other.opacity
      && one.blendMode == other.blendMode && one.clip == other.clip && one.filters == other.filters
  }

  @Test("an item of a measured content")
  func measured() {
    for content in contents {
      let known = MeasuredContent(content)
      for transform in [.identity, turn] {
        #expect(
          isSame(
            DisplayItem(known, transform: transform, opacity: 0.5, canvas: canvas),
            DisplayItem(content: content, transform: transform, opacity: 0.5, canvas: canvas)))
      }
    }
  }

  @Test("an item composited in another way is the item made so from the start")
  func composited() {
    let clip = ClipChain(
      parent: nil, shape: .path(Path(CGRect(x: 30, y: 30, width: 20, height: 90)), FillStyle(), .identity),
      isInverse: false, canvas: canvas)
    let blur = FilterStage(kind: .blur(radius: 3, []), transform: .identity)
    for content in contents {
      for own in [nil, clip] {
        for filters in [[], [blur]] {
          let item = DisplayItem(
            content: content, transform: turn, opacity: 0.5, clip: own, filters: filters, canvas: canvas)
          for mode in [DisplayItem.BlendMode.normal, .multiply, .destinationIn] {
            let other = item.composited(opacity: 0.25, blendMode: mode, clip: clip, canvas: canvas)
            let new = DisplayItem(
              content: content, transform: turn, opacity: 0.25, blendMode: mode, clip: clip, filters: filters,
              canvas: canvas)
            #expect(isSame(other, new))
            #expect(other.contentHash != item.contentHash)
          }
        }
      }
    }
  }
}
