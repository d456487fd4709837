import FlipbookDrawing
import FlipbookRaster
import Foundation

extension CairoPainter {
  /// The pixels that have to be painted before the last items so that those of a region come out right.
  func backdropRegion(_ items: [DisplayItem], _ region: PixelRect) -> PixelRect {
    let list = CGRect(
      x: region.minX, y: region.minY, width: region.width, height: region.height
    ).applying(deviceTransform.inverted())
    let needed = items.reversed().reduce(list) { $1.backdrop(of: $0) }
    if needed == list { return region }
    return region.union(
      PixelRect(covering: needed.applying(deviceTransform), margin: 1).intersection(canvasBounds))
  }

  /// Calls a function while what an item sees behind itself is known.
  func withBackdrop(of item: DisplayItem, _ job: CairoJob, _ body: () -> Void) {
    guard item.backdropReach != nil, let paint = item.content.backdrop, let pixels = job.sheet.pixels
    else { return body() }
    let blur = gaussianBlur(paint.blurRadius, item.transform.concatenating(deviceTransform))
    let target = pool.take(job.clip, isCleared: blur.isNone)
    let source = pool.take(job.clip.grown(blur.reachX, blur.reachY))
    flatten(
      item.pixelsSeen(by: deviceTransform, canvasBounds), onto: source,
      backdropStack.compactMap(\.pixels) + [pixels])
    blur.apply(source, into: target)
    pool.give(source)
    if paint.saturation != 1 {
      ColorFilter(FilterStage(kind: .saturation(paint.saturation), transform: .identity))?.apply(target)
    }
    let tint = PixelWord.premultiplied(
      red: paint.tint.red, green: paint.tint.green, blue: paint.tint.blue, alpha: paint.tint.opacity)
    SourceOverKernels.solid(target.base, target.bounds.area, tint)
    let outer = backdropPicture
    backdropPicture = target
    body()
    backdropPicture = outer
  }

  /// Composites all open surfaces. Beyond what is seen its last pixels go on.
  private func flatten(_ seen: PixelRect, onto target: Surface, _ surfaces: [Surface]) {
    let bounds = target.bounds
    if seen.isEmpty { return }
    let minX = max(seen.minX, min(seen.maxX - 1, bounds.minX))
    let maxX = max(minX + 1, min(seen.maxX, bounds.maxX))
    for y in bounds.minY..<bounds.maxY {
      let row = max(seen.minY, min(seen.maxY - 1, y))
      let output = target.pointer(bounds.minX, y)
      for surface in surfaces {
        let part = surface.bounds.intersection(PixelRect(minX: minX, minY: row, maxX: maxX, maxY: row + 1))
        if part.isEmpty { continue }
        SourceOverKernels.pixels(
          output + (part.minX - bounds.minX), part.width, surface.pointer(part.minX, row))
      }
      let first = min(max(0, minX - bounds.minX), bounds.width - 1)
      output.update(repeating: output[first], count: first)
      let end = maxX - bounds.minX
      if end > 0, end < bounds.width {
        (output + end).update(repeating: output[end - 1], count: bounds.width - end)
      }
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
