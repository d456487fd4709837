import FlipbookPicture
import Foundation

extension PixelRect {
  /// The pixels that have to be painted before the last items so that those of this region come out right.
  ///
  /// - Parameters:
  ///   - device: From list space to pixels.
  ///   - canvas: The whole canvas.
  package func grown(
    behind items: [DisplayItem], _ device: CGAffineTransform, canvas: PixelRect
  ) -> PixelRect {
    let list = CGRect(x: minX, y: minY, width: width, height: height).applying(device.inverted())
    var needed = list
    items.withUnsafeBufferPointer { items in
      for index in items.indices.reversed() { needed = items[index].backdrop(of: needed) }
    }
    if needed == list { return self }
    return union(PixelRect(covering: needed.applying(device), margin: 1).intersection(canvas))
  }
}
