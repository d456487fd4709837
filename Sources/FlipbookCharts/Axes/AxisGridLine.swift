import FlipbookDrawing

/// A line over the plot at a value.
public struct AxisGridLine: AxisMark {
  /// The parts as charts take them.
  public let _parts: [_AxisPart]

  /// A line at a value, or in the middle of its band.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    var part = _AxisPart(.grid)
    (part.isCentered, part.stroke) = (centered, stroke)
    _parts = [part]
  }
}
