/// A part of an axis with its type erased.
public struct AnyAxisMark: AxisMark {
  /// The parts as charts take them.
  public let _parts: [_AxisPart]

  /// Hides the type of a part.
  public init(_ mark: some AxisMark) { _parts = mark._parts }
  /// Hides the type of a part.
  public init(erasing mark: some AxisMark) { _parts = mark._parts }
}
