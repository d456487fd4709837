import Foundation

/// The places of a lifted part and of its menu, in points of the film.
struct LiftPlace: Equatable {
  /// The part's rectangle.
  let part: CGRect
  /// The menu's top.
  let menuTop: CGFloat
  /// Whether the menu stands above the part.
  let isAbove: Bool

  /// Finds the places: the part about its own middle, and the menu on the side with more room.
  ///
  /// - Parameters:
  ///   - source: The part as it lies on the page.
  ///   - size: The size of a preview in place of the part; nil for the part itself, which grows.
  ///   - menu: The height of the menu.
  ///   - room: The film less its safe area's insets at both ends.
  init(source: CGRect, preview size: CGSize?, menu: CGFloat, in room: CGRect) {
    let room = room.insetBy(dx: LiftMetrics.margin, dy: LiftMetrics.margin)
    let own = size ?? source.size
    let beside = menu > 0 ? menu + LiftMetrics.gap : 0
    let most = size == nil ? LiftMetrics.scale : 1
    let scale = min(
      most, room.width / max(own.width, 1), max(room.height - beside, 44) / max(own.height, 1))
    let (width, height) = (own.width * scale, own.height * scale)
    isAbove = source.midY > room.midY
    let top = isAbove ? room.minY + beside : room.minY
    let bottom = isAbove ? room.maxY : room.maxY - beside
    let x = min(max(source.midX - width / 2, room.minX), room.maxX - width)
    let y = min(max(source.midY - height / 2, top), max(top, bottom - height))
    part = CGRect(x: x, y: y, width: width, height: height)
    menuTop = isAbove ? y - beside : part.maxY + LiftMetrics.gap
  }
}
