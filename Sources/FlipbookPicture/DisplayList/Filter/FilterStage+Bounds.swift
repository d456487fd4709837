import Foundation

extension FilterStage {
  /// How many standard deviations of a Gaussian are drawn.
  package static let gaussianReach: CGFloat = 3

  /// A rectangle in list space outside which nothing of `rect` is seen after this filter.
  package func bounds(of rect: CGRect, canvas: CGRect) -> CGRect {
    switch kind {
    case .projection: return listProjection?.bounds(of: rect) ?? .null
    case .blur(let radius, let options): return options.contains(.opaque) ? rect : grown(rect, by: radius)
    case .shadow(_, let radius, let offset, let mode, let options):
      // An inner shadow stays on what casts it.
      if options.isSuperset(of: [.invertsAlpha, .shadowAbove]), !options.contains(.shadowOnly),
        !options.contains(.disablesGroup), mode == .sourceAtop || mode == .sourceIn
      {
        return rect
      }
      if options.contains(.invertsAlpha) { return canvas }
      let moved = offset.applyingLinearPart(of: transform)
      return rect.union(grown(rect, by: radius).offsetBy(dx: moved.width, dy: moved.height))
    case .colorMatrix(let matrix) where matrix.a5 > 0: return canvas
    case .alphaThreshold(let min, _, _) where min <= 0: return canvas
    case .shader(let call) where !rect.isNull: return grown(rect.union(place(of: call)), by: call.reach)
    default: return rect
    }
  }

  /// A rectangle in list space outside which nothing changes what is seen of the filter's result in `rect`.
  package func source(of rect: CGRect) -> CGRect {
    switch kind {
    case .projection:
      guard let map = listProjection, !rect.isNull, !rect.isInfinite else { return rect }
      // As much of the plane as is worth drawing, beyond it a point is smaller than any picture's pixel.
      let plane = CGRect(x: -Self.widest, y: -Self.widest, width: 2 * Self.widest, height: 2 * Self.widest)
      return Homography.bounds(of: map.visible(plane, through: rect))
    case .blur(let radius, _): return grown(rect, by: radius)
    case .shadow(_, let radius, let offset, _, _):
      let moved = offset.applyingLinearPart(of: transform)
      return rect.union(grown(rect, by: radius).offsetBy(dx: -moved.width, dy: -moved.height))
    // Anywhere in what it is given: functions for layers may look where they like.
    case .shader(let call) where !call.isLocal && !rect.isNull:
      return grown(rect, by: call.reach).union(place(of: call))
    default: return rect
    }
  }

  private static let widest: CGFloat = 1e6

  /// A projection's map from list space to list space; nil for other filters and when there is none.
  package var listProjection: Homography? {
    guard case .projection(let matrix) = kind, transform.determinant != 0, transform.isFinite else {
      return nil
    }
    let around = ProjectionTransform(transform.inverted()).concatenating(matrix)
      .concatenating(ProjectionTransform(transform))
    return Homography(around)
  }

  /// The rectangle that a call is about, in list space.
  private func place(of call: ShaderCall) -> CGRect {
    let place = call.bounds.applying(transform)
    return place.isFinite ? place : .null
  }

  private func grown(_ rect: CGRect, by reach: CGSize) -> CGRect {
    let moved = CGRect(origin: .zero, size: reach).applying(transform)
    guard !rect.isNull, moved.isFinite else { return rect }
    return rect.insetBy(dx: -moved.width, dy: -moved.height)
  }

  private func grown(_ rect: CGRect, by radius: CGFloat) -> CGRect {
    guard !rect.isNull, radius.isFinite, radius > 0 else { return rect }
    let reach = (radius * Self.gaussianReach).rounded(.up)
    let x = reach * (transform.a * transform.a + transform.c * transform.c).squareRoot()
    let y = reach * (transform.b * transform.b + transform.d * transform.d).squareRoot()
    return rect.insetBy(dx: -x, dy: -y)
  }
}

extension CGSize {
  /// The vector seen through the transform, without its translation.
  package func applyingLinearPart(of transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: width * transform.a + height * transform.c, height: width * transform.b + height * transform.d)
  }
}
