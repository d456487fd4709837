import FlipbookDiagnostics
import Foundation

/// ``CALayerContentsGravity`` as a number.
package enum ContentsPlacement: UInt8 {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill

  private static let gravities: [(CALayerContentsGravity, ContentsPlacement)] = [
    (.center, .center), (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right),
    (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
    (.resize, .resize), (.resizeAspect, .resizeAspect), (.resizeAspectFill, .resizeAspectFill),
  ]

  init(_ gravity: CALayerContentsGravity) {
    if let known = Self.gravities.first(where: { $0.0 == gravity }) {
      self = known.1
    } else {
      let near = NearestWord.find(gravity.rawValue, in: Self.gravities.map(\.0.rawValue), slips: 2)
      LayerInput.warn(
        "gravity",
        "There is no contents gravity \"\(gravity.rawValue)\"; \"resize\" is used."
          + (near.map { " Did you mean \"\($0)\"?" } ?? ""))
      self = .resize
    }
  }

  var gravity: CALayerContentsGravity { Self.gravities[Int(rawValue)].0 }

  /// Where a picture of a size goes in a rectangle.
  package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    var size = size
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return .null }
      let (across, down) = (bounds.width / size.width, bounds.height / size.height)
      let scale = self == .resizeAspect ? min(across, down) : max(across, down)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    default: break
    }
    let x =
      switch self {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - size.width
      default: bounds.midX - size.width / 2
      }
    let y =
      switch self {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
      default: bounds.midY - size.height / 2
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}
