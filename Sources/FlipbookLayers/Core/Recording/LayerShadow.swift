import FlipbookDrawing
import Foundation

/// A layer's shadow and what casts it.
struct LayerShadow {
  enum Kind {
    /// Cast by a shape.
    case path(Path)
    /// Cast by all that the layer draws.
    case silhouette(FilterStage.Kind)
  }

  let kind: Kind
  private let color: RGBA
  private let radius: CGFloat
  private let offset: CGSize

  /// Nil when none is seen. A layer that clips to its bounds clips its shadow too.
  init?(_ values: LayerValues, _ path: CGPath?, isPlain: Bool) {
    guard values.shadowOpacity > 0, !values.masksToBounds, let color = values.shadowColor, color.opacity > 0,
      values.shadowRadius.isFinite, values.shadowOffset.width.isFinite, values.shadowOffset.height.isFinite
    else { return nil }
    self.color = color.multipliedOpacity(by: min(1, values.shadowOpacity))
    radius = max(0, values.shadowRadius)
    offset = values.shadowOffset
    if let path {
      kind = .path(path.path)
    } else if isPlain {
      kind = .path(LayerOutline.path(values))
    } else {
      kind = .silhouette(.shadow(self.color, radius: radius, offset: offset, .normal, []))
    }
  }

  func draw(_ path: Path, _ canvas: LayerCanvas) {
    var canvas = canvas
    canvas.concatenate(CGAffineTransform(translationX: offset.width, y: offset.height))
    canvas.fill(path, color, filters: radius > 0 ? [.blur(radius: radius, [])] : [])
  }
}
