import Flipbook
import FlipbookPicture
import Foundation

extension NodeRecorder {
  /// Draws a picture stretched to a rectangle of the node, its top at the greatest y.
  ///
  /// - Parameters:
  ///   - center: The part that is stretched, as parts of the picture from the bottom left; nil for all.
  ///   - tint: A colour to multiply with, and how much of it; nil for none.
  ///   - inside: A path of the node's that the picture is cut to; nil for none.
  func draw(
    _ texture: SKTexture, in rect: CGRect, center: CGRect?, tint: (color: RGBA, part: Float)?,
    _ place: NodePlace, _ mode: DisplayItem.BlendMode, inside: (path: Path, style: FillStyle)? = nil
  ) {
    guard let (bitmap, source) = texture.picture, rect.width > 0, rect.height > 0 else { return }
    // y down inside the rectangle.
    let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
      .concatenating(place.transform)
    let whole = CGRect(origin: .zero, size: rect.size)
    let clip = inside.map {
      ClipChain(
        parent: nil, shape: .path($0.path, $0.style, place.transform), isInverse: false, canvas: canvas)
    }
    let filters = tint.map { [FilterStage(kind: .colorMultiply(Self.mixed($0)), transform: .identity)] } ?? []
    let interpolation: ImageInterpolation = texture.filteringMode == .nearest ? .none : .medium
    for (part, target) in Self.parts(source, whole, center, texture.size()) {
      let image = ImageDrawing(
        bitmap: bitmap, source: part, destination: target, interpolation: interpolation)
      add(.image(image), turned, place, mode, filters: filters, clip: clip)
    }
  }

  /// White with a part of a colour.
  static func mixed(_ tint: (color: RGBA, part: Float)) -> RGBA {
    func mix(_ value: Float) -> Float { 1 + (value - 1) * tint.part }
    return RGBA(
      red: mix(tint.color.red), green: mix(tint.color.green), blue: mix(tint.color.blue),
      opacity: mix(tint.color.opacity))
  }

  /// The parts of a picture with the rectangles that they fill: one, or nine around a part that is stretched.
  private static func parts(_ source: CGRect, _ target: CGRect, _ center: CGRect?, _ size: CGSize)
    -> [(CGRect, CGRect)]
  {
    guard let center, center != CGRect(x: 0, y: 0, width: 1, height: 1), size.width > 0, size.height > 0
    else {
      return [(source, target)]
    }
    func cuts(
      _ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ length: CGFloat, _ own: CGFloat, _ room: CGFloat
    )
      -> [(source: CGFloat, target: CGFloat)]
    {
      // The sides keep their size; what is too small for both is shared out.
      let (first, last) = (low * own, (1 - high) * own)
      let scale = first + last > room ? room / (first + last) : 1
      return [
        (from, 0), (from + low * length, first * scale), (from + high * length, room - last * scale),
        (from + length, room),
      ]
    }
    let xs = cuts(center.minX, center.maxX, source.minX, source.width, size.width, target.width)
    let ys = cuts(1 - center.maxY, 1 - center.minY, source.minY, source.height, size.height, target.height)
    var parts: [(CGRect, CGRect)] = []
    for (top, bottom) in zip(ys, ys.dropFirst()) {
      for (left, right) in zip(xs, xs.dropFirst()) {
        let from = CGRect(
          x: left.source, y: top.source, width: right.source - left.source, height: bottom.source - top.source
        )
        let to = CGRect(
          x: left.target, y: top.target, width: right.target - left.target, height: bottom.target - top.target
        )
        if from.width > 0, from.height > 0, to.width > 0, to.height > 0 { parts.append((from, to)) }
      }
    }
    return parts
  }
}
