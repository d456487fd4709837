import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws a page, with its bar, between the view that it zooms from and its own place.
///
/// The page is as wide as the rectangle on the way, and cut off below. The view fades out over it.
struct PageZoom: ElementModifier {
  /// From 0, in its place, to 1, at the view.
  var aside: CGFloat
  /// The view; nil for a page that is pushed.
  let key: ZoomKey?

  init(aside: CGFloat, key: ZoomKey?) { (self.aside, self.key) = (aside, key) }

  /// Of the film's device, in points: the corners of a page on its way become those of the screen.
  private static var screenRadius: CGFloat { 47 }
  /// From the page's edges, in points, within which its corners become square, as the film is.
  private static var squareRange: CGFloat { 12 }
  /// The opacity of the black over the pages below.
  private static var dimming: CGFloat { 0.1 }
  /// The part of the way over which the view fades out.
  private static var fade: CGFloat { 0.5 }

  nonisolated var animatableData: CGFloat {
    get { aside }
    set { aside = newValue }
  }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    guard let key, aside > 0.0005 else { return content.recordPlaced(in: context) }
    let place = CGRect(origin: .zero, size: size).bounds(through: element.transformToRoot())
    guard let source = element.environment.navigation?.zoomSources[key],
      let start = source.view.frame?.offsetBy(dx: -place.minX, dy: -place.minY),
      start.width > 0, start.height > 0
    else {
      // Without its view a page is pushed.
      var moved = context
      moved.translateBy(x: aside * size.width, y: 0)
      return content.recordPlaced(in: moved)
    }
    let way = 1 - aside
    // The ground of a page goes into the safe area.
    let insets = element.environment.safeAreaInsets
    let whole = CGRect(
      x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
    context.fill(Path(whole), with: .color(.black.opacity(Self.dimming * way)))
    let rect = Self.between(start, whole, way)
    var inner = context
    inner.clip(to: Path(roundedRect: rect, cornerRadius: radius(of: source, in: rect, whole, way)))
    var page = inner
    let scale = rect.width / whole.width
    page.translateBy(x: rect.minX - whole.minX * scale, y: rect.minY - whole.minY * scale)
    page.scaleBy(x: scale, y: scale)
    content.recordPlaced(in: page)
    draw(source, over: rect, from: start.size, opacity: 1 - way / Self.fade, in: inner)
  }

  private static func between(_ start: CGRect, _ end: CGRect, _ way: CGFloat) -> CGRect {
    func mixed(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * way }
    return CGRect(
      x: mixed(start.minX, end.minX), y: mixed(start.minY, end.minY),
      width: max(1, mixed(start.width, end.width)), height: max(1, mixed(start.height, end.height)))
  }

  private func radius(
    of source: ZoomSources.Source, in rect: CGRect, _ whole: CGRect, _ way: CGFloat
  ) -> CGFloat {
    let inset = max(
      rect.minX - whole.minX, rect.minY - whole.minY, whole.maxX - rect.maxX, whole.maxY - rect.maxY, 0)
    let radius = source.cornerRadius + (Self.screenRadius - source.cornerRadius) * way
    return min(radius * min(1, inset / Self.squareRange), min(rect.width, rect.height) / 2)
  }

  /// Draws the view so that it covers a rectangle.
  private func draw(
    _ source: ZoomSources.Source, over rect: CGRect, from size: CGSize, opacity: CGFloat,
    in context: GraphicsContext
  ) {
    guard opacity > 0 else { return }
    let scale = max(rect.width / size.width, rect.height / size.height)
    var front = context
    front.opacity = min(opacity, 1)
    front.drawGroup { group in
      var group = group
      group.translateBy(x: rect.midX - size.width * scale / 2, y: rect.midY - size.height * scale / 2)
      group.scaleBy(x: scale, y: scale)
      source.view.record(in: group)
    }
  }
}
