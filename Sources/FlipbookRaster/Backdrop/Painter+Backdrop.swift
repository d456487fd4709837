import FlipbookDrawing
import Foundation

/// The picture behind is taken from the surfaces that are open: the one that is painted on and those that it
/// is going to be composited on. Lists with such items are painted whole, with what is around them, so that a
/// pixel has the same colour whatever part of the picture is painted.
extension Painter {
  /// The pixels that have to be painted before the last items so that those of a region come out right.
  func backdropRegion(_ items: [DisplayItem], _ region: PixelRect) -> PixelRect {
    let list = CGRect(
      x: region.minX, y: region.minY, width: region.width, height: region.height
    ).applying(deviceTransform.inverted())
    var needed = list
    items.withUnsafeBufferPointer { items in
      for index in items.indices.reversed() { needed = items[index].backdrop(of: needed) }
    }
    if needed == list { return region }
    return region.union(
      PixelRect(covering: needed.applying(deviceTransform), margin: 1).intersection(canvasBounds))
  }

  /// Calls a function while what an item sees behind itself is known.
  ///
  /// - Parameter job: Where the item is going to be painted.
  func withBackdrop(of item: DisplayItem, _ job: PaintJob, _ body: () -> Void) {
    guard item.backdropReach != nil, let paint = item.content.backdrop else { return body() }
    let surface = backdrop(
      paint, item.transform.concatenating(deviceTransform),
      item.pixelsSeen(by: deviceTransform, canvasBounds), job)
    let outer = backdropSource
    backdropSource = BackdropSource(surface)
    body()
    backdropSource = outer
    pool.give(surface)
  }

  /// - Parameters:
  ///   - device: From the paint's space to pixels.
  ///   - seen: The pixels that count.
  private func backdrop(
    _ paint: BackdropPaint, _ device: CGAffineTransform, _ seen: PixelRect, _ job: PaintJob
  ) -> Surface {
    let blur = gaussianBlur(paint.blurRadius, device)
    let target = pool.take(job.clip, isCleared: blur.isNone)
    let source = pool.take(job.clip.grown(blur.reachX, blur.reachY))
    flatten(seen, onto: source, job.surface)
    blur.apply(source, into: target)
    pool.give(source)
    if paint.saturation != 1 {
      ColorFilter(FilterStage(kind: .saturation(paint.saturation), transform: .identity))?.apply(target)
    }
    let tint = PixelWord.premultiplied(
      red: paint.tint.red, green: paint.tint.green, blue: paint.tint.blue, alpha: paint.tint.opacity)
    SourceOverKernels.solid(target.base, target.bounds.area, tint)
    return target
  }

  /// Composites all open surfaces. Beyond what is seen its last pixels go on.
  private func flatten(_ seen: PixelRect, onto target: Surface, _ top: Surface) {
    let bounds = target.bounds
    if seen.isEmpty { return }
    let minX = max(seen.minX, min(seen.maxX - 1, bounds.minX))
    let maxX = max(minX + 1, min(seen.maxX, bounds.maxX))
    var known: Int?
    for y in bounds.minY..<bounds.maxY {
      let row = max(seen.minY, min(seen.maxY - 1, y))
      let output = target.pointer(bounds.minX, y)
      if let known, known == row {
        output.update(from: target.pointer(bounds.minX, y - 1), count: bounds.width)
        continue
      }
      known = row
      let first = minX - bounds.minX
      for surface in backdropStack + [top] {
        let part = surface.bounds.intersection(PixelRect(minX: minX, minY: row, maxX: maxX, maxY: row + 1))
        if part.isEmpty { continue }
        SourceOverKernels.pixels(
          output + (part.minX - bounds.minX), part.width, surface.pointer(part.minX, row))
      }
      // A target left or right of what is seen begins or ends with its edge.
      if first > 0 {
        output.update(repeating: output[min(first, bounds.width - 1)], count: min(first, bounds.width))
      }
      let end = maxX - bounds.minX
      if end < bounds.width { (output + end).update(repeating: output[end - 1], count: bounds.width - end) }
    }
  }
}

extension DisplayItem.Content {
  /// The backdrop that the content is painted with.
  fileprivate var backdrop: BackdropPaint? {
    switch self {
    case .fill(_, .backdrop(let paint), _), .stroke(_, .backdrop(let paint), _),
      .text(_, _, .backdrop(let paint)):
      paint
    case .image(let image): if case .backdrop(let paint)? = image.tint { paint } else { nil }
    default: nil
    }
  }
}
