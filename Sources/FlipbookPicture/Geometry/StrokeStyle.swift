import Foundation

/// How a path is stroked.
@frozen public struct StrokeStyle: Hashable, Sendable {
  /// Width in points, half of it on each side of the path. Zero or less draws nothing.
  public var lineWidth: CGFloat
  /// The ends of open subpaths and of dashes.
  public var lineCap: CGLineCap
  /// The corners between segments.
  public var lineJoin: CGLineJoin
  /// The longest miter, as a multiple of the line width, before the corner is bevelled.
  public var miterLimit: CGFloat
  /// Lengths in points, drawn and left out in turn; empty draws a solid line. An odd number of lengths
  /// repeats with the roles swapped.
  public var dash: [CGFloat]
  /// How far into the pattern the stroke starts, in points.
  public var dashPhase: CGFloat

  /// Makes a style: by default, a solid line one point wide with butt caps and miter joins.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
