import Foundation

/// A resizable image cut into its corners, which keep their size, and the parts between them.
struct ImageSlices {
  struct Slice {
    /// In pixels of the bitmap.
    var source: CGRect
    /// In user space.
    var destination: CGRect
    /// The size of one tile in user space, where the part is repeated rather than stretched.
    var tile: CGSize?
  }

  let slices: [Slice]

  /// - Parameters:
  ///   - image: With its scale.
  ///   - rect: The rectangle that the image fills.
  init(_ image: LoadedImage, resizing: Image.Resizing, in rect: CGRect) {
    let caps = resizing.capInsets
    let columns = Self.spans(
      caps.leading, caps.trailing, own: image.size.width, from: rect.minX, length: rect.width)
    let rows = Self.spans(caps.top, caps.bottom, own: image.size.height, from: rect.minY, length: rect.height)
    let scale = image.scale
    var slices: [Slice] = []
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source * scale, y: row.source * scale, width: column.sourceLength * scale,
          height: row.sourceLength * scale)
        let destination = CGRect(
          x: column.start, y: row.start, width: column.length, height: row.length)
        guard source.width > 0, source.height > 0, destination.width > 0, destination.height > 0 else {
          continue
        }
        let isTiled = resizing.mode == .tile && (column.isMiddle || row.isMiddle)
        slices.append(
          Slice(
            source: source, destination: destination,
            tile: isTiled
              ? CGSize(
                width: column.isMiddle ? column.sourceLength : column.length,
                height: row.isMiddle ? row.sourceLength : row.length) : nil))
      }
    }
    self.slices = slices
  }

  private struct Span {
    var source: CGFloat
    var sourceLength: CGFloat
    var start: CGFloat
    var length: CGFloat
    var isMiddle: Bool
  }

  /// Both caps and what is between them along one side. Caps that don't fit shrink together.
  private static func spans(
    _ first: CGFloat, _ last: CGFloat, own: CGFloat, from start: CGFloat, length: CGFloat
  ) -> [Span] {
    var first = first.isFinite ? max(0, min(first, own)) : 0
    var last = last.isFinite ? max(0, min(last, own)) : 0
    if first + last > own {
      let fit = own / (first + last)
      first *= fit
      last *= fit
    }
    let fit = first + last > length ? length / (first + last) : 1
    let (before, after) = (first * fit, last * fit)
    return [
      Span(source: 0, sourceLength: first, start: start, length: before, isMiddle: false),
      Span(
        source: first, sourceLength: own - first - last, start: start + before,
        length: length - before - after, isMiddle: true),
      Span(
        source: own - last, sourceLength: last, start: start + length - after, length: after,
        isMiddle: false),
    ]
  }
}
