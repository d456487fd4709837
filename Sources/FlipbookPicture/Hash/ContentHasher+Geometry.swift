import Foundation

extension ContentHasher {
  @inline(__always)
  package mutating func combine(_ transform: CGAffineTransform) {
    combine(transform.a)
    combine(transform.b)
    combine(transform.c)
    combine(transform.d)
    combine(transform.tx)
    combine(transform.ty)
  }

  @inline(__always)
  package mutating func combine(_ style: FillStyle) {
    combine((style.isEOFilled ? 2 : 0) | (style.isAntialiased ? 1 : 0))
  }

  package mutating func combine(_ style: StrokeStyle) {
    combine(style.lineWidth)
    combine(Int(style.lineCap.rawValue) << 8 | Int(style.lineJoin.rawValue))
    combine(style.miterLimit)
    combine(style.dash.count)
    for length in style.dash { combine(length) }
    combine(style.dashPhase)
  }
}

extension StrokeStyle {
  /// How far ink can reach from the path, in the path's units.
  package var reach: CGFloat {
    let half = abs(lineWidth) / 2
    let miter = lineJoin == .miter ? max(miterLimit, 1) : 1
    let cap: CGFloat = lineCap == .square ? 2.squareRoot() : 1
    return half * max(miter, cap)
  }
}
