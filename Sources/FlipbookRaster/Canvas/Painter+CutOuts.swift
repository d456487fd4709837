import FlipbookPicture
import Foundation

extension Painter {
  /// Paints a rectangle of one colour that is seen through one path: the path is filled, so that no mask is made for it.
  ///
  /// - Returns: False, with nothing painted, for all other items.
  func paintCutOut(_ item: DisplayItem, _ job: PaintJob) -> Bool {
    guard let clip = item.clip, clip.parent == nil, !clip.isInverse,
      case .path(let path, let style, let transform) = clip.shape,
      case .fill(let outline, let paint, let fill) = item.content, case .color = paint,
      case .rect(let rect) = outline.storage,
      item.blendMode == .normal, item.filters.isEmpty, projection == nil, !isLinear, fill.isAntialiased,
      item.transform.isFinite, transform.isFinite,
      covers(
        rect, item.transform,
        PixelRect(covering: clip.bounds.applying(deviceTransform), margin: 0).intersection(job.clip))
    else { return false }
    var job = job
    job.clip = deviceBounds(clip.bounds).intersection(job.clip)
    job.opacity = item.opacity.isNaN ? 0 : max(0, min(1, item.opacity))
    if job.clip.isEmpty || job.opacity == 0 { return true }
    self.fill(path, paint, style, transform, job)
    return true
  }

  /// Whether a rectangle covers all of some pixels.
  private func covers(_ rect: CGRect, _ transform: CGAffineTransform, _ pixels: PixelRect) -> Bool {
    let device = transform.concatenating(deviceTransform)
    guard device.isFinite, device.determinant != 0 else { return false }
    // Corners of the pixels as the rectangle sees them. Coverage is computed in 1/256 pixel: upright sides may miss half
    // of that, others have a hundredth to spare.
    let back = device.inverted()
    let margin: CGFloat = device.keepsRectangles ? -1.0 / 512 : 0.01
    let (minX, minY) = (CGFloat(pixels.minX) - margin, CGFloat(pixels.minY) - margin)
    let (maxX, maxY) = (CGFloat(pixels.maxX) + margin, CGFloat(pixels.maxY) + margin)
    return [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].allSatisfy { x, y in
      let point = CGPoint(x: x, y: y).applying(back)
      return point.x >= rect.minX && point.x <= rect.maxX && point.y >= rect.minY && point.y <= rect.maxY
    }
  }
}
