import FlipbookDrawing
import Foundation

/// The shape of a layer's rectangle with its corners.
enum LayerOutline {
  static func path(_ values: LayerValues) -> Path { path(values, values.bounds, values.cornerRadius) }

  static func path(_ values: LayerValues, _ rect: CGRect, _ radius: CGFloat) -> Path {
    guard radius > 0, !values.maskedCorners.isEmpty else { return Path(rect) }
    let style: RoundedCornerStyle = values.isContinuous ? .continuous : .circular
    if values.maskedCorners.isSuperset(of: .all) {
      let size = min(radius, min(rect.width, rect.height) / 2)
      if size > 0, rect.width == rect.height, size == rect.width / 2, style == .circular {
        return Path(ellipseIn: rect)
      }
      return Path(roundedRect: rect, cornerRadius: size, style: style)
    }
    func corner(_ mask: CACornerMask) -> CGFloat { values.maskedCorners.contains(mask) ? radius : 0 }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: corner(.layerMinXMinYCorner), bottomLeading: corner(.layerMinXMaxYCorner),
        bottomTrailing: corner(.layerMaxXMaxYCorner), topTrailing: corner(.layerMaxXMinYCorner)),
      style: style)
  }

  /// The line along the inside, to be filled by the even-odd rule.
  static func border(_ values: LayerValues) -> Path {
    let width = values.borderWidth
    var path = path(values)
    let inner = values.bounds.insetBy(dx: width, dy: width)
    guard !inner.isNull, inner.width > 0, inner.height > 0 else { return path }
    let hole = Self.path(values, inner, max(0, values.cornerRadius - width)).elements
    path.withElements { $0.append(hole) }
    return path
  }
}
