import FlipbookDrawing
import Foundation

extension DisplayItem {
  /// The pixels that an item sees behind itself: those in its own bounds. A pixel that is less than half in them is not
  /// seen.
  ///
  /// - Parameters:
  ///   - device: From list space to pixels.
  ///   - canvas: The whole canvas.
  package func pixelsSeen(by device: CGAffineTransform, _ canvas: PixelRect) -> PixelRect {
    let own = contentBounds.applying(device)
    guard !own.isNull, own.minX.isFinite, own.minY.isFinite, own.maxX.isFinite, own.maxY.isFinite else {
      return canvas
    }
    let whole = CGRect(
      x: own.minX.rounded(), y: own.minY.rounded(), width: own.maxX.rounded() - own.minX.rounded(),
      height: own.maxY.rounded() - own.minY.rounded())
    let seen = PixelRect(covering: whole, margin: 0).intersection(canvas)
    return seen.isEmpty ? PixelRect(covering: own, margin: 0).intersection(canvas) : seen
  }
}
