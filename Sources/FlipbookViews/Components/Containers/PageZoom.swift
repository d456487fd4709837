import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws a page with its bar, a cover or a sheet between the view that it zooms from and its own place.
///
/// It is as wide as the rectangle on the way, and cut off below. It fades in over the view, which is stretched over the rectangle.
struct PageZoom: ElementModifier {
  var place: ZoomPlace
  /// The point about which a finger makes it smaller, in its own coordinates.
  let anchor: CGPoint
  /// The view; nil for what doesn't zoom.
  let key: ZoomKey?
  let kind: ZoomAnimation.Kind
  /// The side that it comes from when the view isn't there.
  let edge: Edge
  /// The part of it that is drawn; nil for all of it, and the safe area around.
  let part: CGRect?

  init(
    place: ZoomPlace, anchor: CGPoint, key: ZoomKey?, kind: ZoomAnimation.Kind, edge: Edge, part: CGRect?
  ) {
    (self.place, self.anchor, self.key) = (place, anchor, key)
    (self.kind, self.edge, self.part) = (kind, edge, part)
  }

  private static var shadow: GraphicsContext.Filter {
    .shadow(color: .black.opacity(0.36), radius: 30, x: 0, y: 4, options: .shadowOnly)
  }

  nonisolated var animatableData: ZoomPlace.Vector {
    get { place.vector }
    set { place.vector = newValue }
  }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    guard let key, !place.isAtRest else { return content.recordPlaced(in: context) }
    let own = CGRect(origin: .zero, size: size).bounds(through: element.transformToRoot())
    guard let source = element.runtime.zoomSources[key],
      let start = source.view.frame?.offsetBy(dx: -own.minX, dy: -own.minY),
      start.width > 0, start.height > 0
    else { return recordMoved(content, in: context, size: size) }
    let whole = part ?? Self.ground(of: size, element.environment.safeAreaInsets)
    let rect = rect(from: start, to: whole)
    let outline = Path(roundedRect: rect, cornerRadius: radius(of: source, in: rect, whole))
    if kind == .page { dim(whole, around: outline, in: context) }
    var inner = context
    inner.clip(to: outline)
    let fade = min(max(place[.fade], 0), 1)
    // Nothing below shows through the two.
    Self.draw(in: inner, opacity: min(1, fade * ZoomSprings.cover)) { context in
      var view = context
      view.translateBy(x: rect.minX, y: rect.minY)
      view.scaleBy(x: rect.width / start.width, y: rect.height / start.height)
      source.view.record(in: view)
    }
    Self.draw(in: inner, opacity: 1 - fade) { context in
      var page = context
      let scale = rect.width / whole.width
      page.translateBy(x: rect.minX - whole.minX * scale, y: rect.minY - whole.minY * scale)
      page.scaleBy(x: scale, y: scale)
      content.recordPlaced(in: page)
    }
  }

  /// The ground of a page goes into the safe area.
  private static func ground(of size: CGSize, _ insets: EdgeInsets) -> CGRect {
    CGRect(
      x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  /// Without its view it comes from the side.
  private func recordMoved(_ content: Element, in context: GraphicsContext, size: CGSize) {
    let isVertical = edge == .bottom || edge == .top
    // The spring of the dimming doesn't go beyond the place.
    let way = place[.dimming]
    var moved = context
    moved.translateBy(
      x: place[.x] + (isVertical ? 0 : way * size.width),
      y: place[.y] + (isVertical ? way * size.height : 0))
    content.recordPlaced(in: moved)
  }

  /// Darkens what is below, and casts the shadow of the page.
  private func dim(_ whole: CGRect, around outline: Path, in context: GraphicsContext) {
    let share = 1 - min(max(place[.dimming], 0), 1)
    guard share > 0 else { return }
    context.fill(Path(whole), with: .color(.black.opacity(ZoomSprings.dimming * share)))
    var below = context
    // A page that is partly faded doesn't show its own shadow.
    below.clip(to: outline, options: .inverse)
    below.opacity = share
    below.addFilter(Self.shadow)
    below.fill(outline, with: .color(.black))
  }

  private func rect(from start: CGRect, to end: CGRect) -> CGRect {
    func mixed(_ end: CGFloat, _ start: CGFloat, _ part: ZoomPlace.Part) -> CGFloat {
      end + (start - end) * place[part]
    }
    let (narrowing, lowering) = (place[.narrowing], place[.lowering])
    let width = max(1, mixed(end.width, start.width, .width) - end.width * narrowing)
    let height = max(1, mixed(end.height, start.height, .height) - end.height * lowering)
    let x = mixed(end.midX, start.midX, .center) - (end.midX - anchor.x) * narrowing + place[.x]
    let y = mixed(end.midY, start.midY, .center) - (end.midY - anchor.y) * lowering + place[.y]
    return CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
  }

  private func radius(of source: ZoomSources.Source, in rect: CGRect, _ whole: CGRect) -> CGFloat {
    let inset = max(
      rect.minX - whole.minX, rect.minY - whole.minY, whole.maxX - rect.maxX, whole.maxY - rect.maxY, 0)
    let way = 1 - (place[.width] + place[.height]) / 2
    let radius = source.cornerRadius + (ZoomSprings.screenRadius - source.cornerRadius) * min(max(way, 0), 1)
    return min(radius * min(1, inset / ZoomSprings.squareRange), min(rect.width, rect.height) / 2)
  }

  private static func draw(
    in context: GraphicsContext, opacity: CGFloat, _ body: (GraphicsContext) -> Void
  ) {
    guard opacity > 0.001 else { return }
    guard opacity < 0.999 else { return body(context) }
    var context = context
    context.opacity *= opacity
    context.drawGroup { body($0) }
  }
}

extension View {
  /// Draws the view between the one that it zooms from and its own place, and moves it by the springs of zooms.
  ///
  /// - Parameters:
  ///   - aside: From 0, in its own place, to 1.
  ///   - isReleased: Whether it goes as a finger has let it go.
  ///   - edge: The side that it comes from when the other view isn't there.
  ///   - part: The part of the view that is drawn; nil for all of it, and the safe area around.
  func zooming(
    _ aside: CGFloat, hold: ZoomHold, from key: ZoomKey?, kind: ZoomAnimation.Kind, isReleased: Bool = false,
    edge: Edge, part: CGRect? = nil
  ) -> some View {
    transaction {
      guard $0.animation != nil else { return }
      $0.animation = Animation(ZoomAnimation(kind: kind, isReleased: isReleased))
    } body: {
      $0.modifier(
        PageZoom(
          place: ZoomPlace(aside: aside, hold: hold), anchor: hold.anchor, key: key, kind: kind, edge: edge,
          part: part))
    }
  }
}
