import FlipbookPicture
import Foundation

extension DisplayItem {
  /// The picture behind this item as it is seen through it; nil where it sees none.
  ///
  /// - Parameters:
  ///   - region: The pixels that are wanted.
  ///   - surfaces: Those that are open, the lowest first.
  ///   - deviceTransform: From list space to pixels.
  ///   - canvas: The whole canvas.
  package func picture(
    behind region: PixelRect, _ surfaces: [Surface], _ deviceTransform: CGAffineTransform,
    canvas: PixelRect, _ pool: SurfacePool
  ) -> Surface? {
    guard backdropReach != nil, let paint = content.backdrop else { return nil }
    let blur = GaussianBlur(radius: paint.blurRadius, transform.concatenating(deviceTransform))
    let target = pool.take(region, isCleared: blur.isNone)
    let source = pool.take(region.grown(blur.reachX, blur.reachY))
    source.flatten(surfaces, seen: pixelsSeen(by: deviceTransform, canvas))
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

  /// The pixels that an item sees behind itself: those in its own bounds. A pixel that is less than half in them is not
  /// seen.
  ///
  /// - Parameters:
  ///   - device: From list space to pixels.
  ///   - canvas: The whole canvas.
  private func pixelsSeen(by device: CGAffineTransform, _ canvas: PixelRect) -> PixelRect {
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
