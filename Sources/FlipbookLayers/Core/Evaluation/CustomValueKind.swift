import FlipbookDrawing
import Foundation

/// The kind of a value that a scene adds to a layer under a name of its own, to animate it.
enum CustomValueKind {
  case number, point, size, rect, color

  /// The kind of the first value that has one; nil when none can be animated.
  init?(_ values: [Any?]) {
    for value in values {
      guard let value else { continue }
      switch LayerNumbers.unboxed(value) {
      case is CGPoint: self = .point
      case is CGSize: self = .size
      case is CGRect: self = .rect
      case is CGColor: self = .color
      case let other:
        guard LayerNumbers.number(other) != nil else { continue }
        self = .number
      }
      return
    }
    return nil
  }

  func lanes(_ value: Any?) -> SIMD4<Double>? {
    switch self {
    case .number: LayerNumbers.lanes(value, count: 1)
    case .point, .size: LayerNumbers.lanes(value, count: 2)
    case .rect: LayerNumbers.lanes(value, count: 4)
    case .color: LayerNumbers.color(value).map { LayerNumbers.lanes($0) }
    }
  }

  func value(_ v: SIMD4<Double>) -> Any {
    switch self {
    case .number: CGFloat(v.x)
    case .point: CGPoint(x: v.x, y: v.y)
    case .size: CGSize(width: v.x, height: v.y)
    case .rect: CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
    case .color: CGColor(LayerNumbers.color(v))
    }
  }
}
