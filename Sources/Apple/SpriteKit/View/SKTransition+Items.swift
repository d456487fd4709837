import FlipbookPicture
import Foundation

extension SKTransition {
  /// The picture of the view after a part of the time.
  func items(_ pictures: ScenePictures, at part: Double) -> [DisplayItem] {
    let rest = CGFloat(1 - part)
    switch kind {
    case .crossFade: return [pictures.item(pictures.old), pictures.item(pictures.new, opacity: part)]
    case .fade(let color):
      let isFirst = part < 0.5
      return [
        pictures.item(isFirst ? pictures.old : pictures.new),
        pictures.cover(color, isFirst ? part * 2 : 2 - part * 2),
      ]
    case .push(let direction):
      return [
        pictures.item(pictures.old, move: Self.away(direction, CGFloat(part), pictures.bounds)),
        pictures.item(pictures.new, move: Self.away(direction, -rest, pictures.bounds)),
      ]
    case .moveIn(let direction):
      return [
        pictures.item(pictures.old),
        pictures.item(pictures.new, move: Self.away(direction, -rest, pictures.bounds)),
      ]
    case .reveal(let direction):
      return [
        pictures.item(pictures.new),
        pictures.item(pictures.old, move: Self.away(direction, CGFloat(part), pictures.bounds)),
      ]
    case .doors(let opens, let isVertical):
      let (back, door) = opens ? (pictures.new, pictures.old) : (pictures.old, pictures.new)
      return [pictures.item(back)] + Self.doors(pictures, door, opens ? CGFloat(part) : rest, isVertical)
    case .doorway:
      let scale = 0.3 + 0.7 * CGFloat(part)
      return [
        pictures.item(pictures.new, move: Self.scaled(scale, scale, pictures.bounds))
      ] + Self.doors(pictures, pictures.old, CGFloat(part), false)
    case .flip(let isVertical):
      let isFirst = part < 0.5
      let width = abs(CGFloat(1 - 2 * part))
      return [
        pictures.item(
          isFirst ? pictures.old : pictures.new,
          move: Self.scaled(isVertical ? width : 1, isVertical ? 1 : width, pictures.bounds))
      ]
    }
  }

  /// A move by a part of the view in a direction.
  private static func away(
    _ direction: SKTransitionDirection, _ part: CGFloat, _ bounds: CGRect
  ) -> CGAffineTransform {
    switch direction {
    case .up: CGAffineTransform(translationX: 0, y: -part * bounds.height)
    case .down: CGAffineTransform(translationX: 0, y: part * bounds.height)
    case .left: CGAffineTransform(translationX: -part * bounds.width, y: 0)
    case .right: CGAffineTransform(translationX: part * bounds.width, y: 0)
    }
  }

  private static func scaled(_ x: CGFloat, _ y: CGFloat, _ bounds: CGRect) -> CGAffineTransform {
    let (x, y) = (max(x, 1e-3), max(y, 1e-3))
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: bounds.midX * (1 - x), ty: bounds.midY * (1 - y))
  }

  /// Two halves of a picture, each moved out of the view by a part of it.
  private static func doors(
    _ pictures: ScenePictures, _ items: [DisplayItem], _ part: CGFloat, _ isVertical: Bool
  ) -> [DisplayItem] {
    let bounds = pictures.bounds
    let half = CGSize(
      width: isVertical ? bounds.width : bounds.width / 2,
      height: isVertical ? bounds.height / 2 : bounds.height)
    let first = CGRect(origin: bounds.origin, size: half)
    let second = CGRect(
      x: bounds.maxX - half.width, y: bounds.maxY - half.height, width: half.width, height: half.height)
    let move = part * (isVertical ? bounds.height : bounds.width) / 2
    func way(_ sign: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: isVertical ? 0 : sign * move, y: isVertical ? sign * move : 0)
    }
    return [
      pictures.item(items, move: way(-1), part: first),
      pictures.item(items, move: way(1), part: second),
    ]
  }
}
