import FlipbookPicture
import Foundation

/// An item of a picture in the terms of the format.
struct LottieExportItem {
  /// The colours of a shape.
  enum Colors: Equatable {
    case color(RGBA)
    /// From a start to an end point, in the shape's own space; radial ones from a centre to a point of the rim.
    case gradient(stops: [GradientRamp.Stop], isRadial: Bool, start: SIMD2<Double>, end: SIMD2<Double>)
  }

  /// The content of an item.
  enum Content {
    case shape(LottiePath, Colors, isEvenOdd: Bool, stroke: StrokeStyle?)
    /// A picture with the rectangle that it covers.
    case image(Bitmap, CGRect)
    case group([LottieExportItem])
  }

  /// Something that hides parts of an item, in list space.
  enum Clip {
    case path(LottiePath, isInverse: Bool)
    case items([LottieExportItem], opacity: Double, isInverse: Bool)
  }

  /// A filter, with lengths in list space.
  enum Effect {
    case blur(deviation: Double)
    case shadow(RGBA, deviation: Double, offset: SIMD2<Double>, isAlone: Bool)
  }

  var content: Content
  var transform: CGAffineTransform
  var opacity: Double
  var blendMode: LottieBlendMode
  var clips: [Clip] = []
  var effects: [Effect] = []
  /// A digest of all of it.
  var identity: ContentHash

  /// A digest of what stays the same while the item moves and changes.
  var form: ContentHash {
    var hasher = ContentHasher(seed: 0x107)
    hash(into: &hasher)
    return hasher.finalize()
  }

  private func hash(into hasher: inout ContentHasher) {
    hasher.combine(blendMode.rawValue)
    switch content {
    case .shape(let path, let colors, let isEvenOdd, let stroke):
      hasher.combine(1)
      path.hashForm(into: &hasher)
      switch colors {
      case .color: hasher.combine(1)
      case .gradient(let stops, let isRadial, _, _): hasher.combine(isRadial ? 2 : 3, stops.count)
      }
      hasher.combine(isEvenOdd ? 1 : 0)
      if let stroke {
        hasher.combine(Int(stroke.lineCap.rawValue), Int(stroke.lineJoin.rawValue), stroke.dash.count)
      }
    case .image(let bitmap, _):
      hasher.combine(2)
      hasher.combine(bitmap.contentHash)
    // The items of a group are matched on their own.
    case .group: hasher.combine(3)
    }
    for clip in clips {
      switch clip {
      case .path(let path, let isInverse):
        hasher.combine(isInverse ? 4 : 5)
        path.hashForm(into: &hasher)
      case .items(_, _, let isInverse): hasher.combine(isInverse ? 6 : 7)
      }
    }
    for effect in effects {
      switch effect {
      case .blur: hasher.combine(8)
      case .shadow(_, _, _, let isAlone): hasher.combine(isAlone ? 9 : 10)
      }
    }
  }
}

extension ContentHasher {
  fileprivate mutating func combine(_ first: Int, _ rest: Int...) {
    combine(first)
    for value in rest { combine(value) }
  }
}

extension LottiePath {
  /// Hashes the numbers of vertices.
  fileprivate func hashForm(into hasher: inout ContentHasher) {
    for contour in contours {
      hasher.combine(contour.vertices.count)
      hasher.combine(contour.isClosed ? 1 : 0)
    }
  }
}
