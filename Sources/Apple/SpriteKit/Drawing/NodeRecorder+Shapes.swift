import Flipbook
import FlipbookPicture
import Foundation

extension NodeRecorder {
  func fill(
    _ path: Path, _ paint: Paint, _ place: NodePlace, _ mode: DisplayItem.BlendMode,
    _ style: FillStyle = FillStyle()
  ) {
    add(.fill(path, paint, style), place.transform, place, mode)
  }

  /// - Parameter blur: The standard deviation, in points of the node.
  func stroke(
    _ path: Path, _ color: RGBA, _ style: StrokeStyle, _ place: NodePlace, _ mode: DisplayItem.BlendMode,
    blur: CGFloat
  ) {
    let filters =
      blur > 0 ? [FilterStage(kind: .blur(radius: blur, []), transform: place.transform)] : []
    add(.stroke(path, .color(color), style), place.transform, place, mode, filters: filters)
  }

  /// Draws a text upright.
  ///
  /// - Parameter corner: The top left corner, y up.
  func draw(
    _ layout: TextLayout, at corner: CGPoint, _ color: RGBA, _ place: NodePlace, _ mode: DisplayItem.BlendMode
  ) {
    let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: corner.x, ty: corner.y)
      .concatenating(place.transform)
    add(.text(layout, origin: .zero, .color(color)), turned, place, mode)
  }

  /// Draws items as one picture.
  ///
  /// - Parameters:
  ///   - blur: The standard deviation, in points of the node.
  ///   - mask: Items in whose ink alone the picture shows; nil for everywhere.
  func group(
    _ items: [DisplayItem], _ place: NodePlace, _ mode: DisplayItem.BlendMode, blur: CGFloat,
    mask: [DisplayItem]? = nil
  ) {
    guard !items.isEmpty else { return }
    var clip: ClipChain?
    if let mask {
      // A mask either shows a pixel or does not.
      let whole = DisplayItem(
        content: .layer(DisplayLayer(items: mask)), transform: .identity,
        filters: [
          FilterStage(kind: .alphaThreshold(min: 0.05, max: 1, .black), transform: .identity)
        ], canvas: canvas)
      clip = ClipChain(
        parent: nil, shape: .layer(DisplayLayer(items: [whole]), opacity: 1), isInverse: false, canvas: canvas
      )
    }
    let filters =
      blur > 0 ? [FilterStage(kind: .blur(radius: blur, []), transform: place.transform)] : []
    add(.layer(DisplayLayer(items: items)), .identity, place, mode, filters: filters, clip: clip)
  }
}
