import FlipbookDrawing
import Foundation

/// A short line beside the plot at a value.
public struct AxisTick: AxisMark {
  /// How far a tick reaches.
  public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Storage: Hashable, Sendable { case automatic, points(CGFloat), label(CGFloat) }

    let storage: Storage

    /// As charts choose.
    public static var automatic: Length { Length(storage: .automatic) }
    /// To the end of the label.
    public static var label: Length { label(extendPastBy: 0) }
    /// Past the end of the label by a length, in points.
    public static func label(extendPastBy: CGFloat) -> Length { Length(storage: .label(extendPastBy)) }
    /// To the end of the longest label.
    public static var longestLabel: Length { label(extendPastBy: 0) }
    /// Past the end of the longest label by a length, in points.
    public static func longestLabel(extendPastBy: CGFloat) -> Length { label(extendPastBy: extendPastBy) }

    init(storage: Storage) { self.storage = storage }

    /// A length, in points.
    public init(integerLiteral value: Int) { storage = .points(CGFloat(value)) }
    /// A length, in points.
    public init(floatLiteral value: Double) { storage = .points(CGFloat(value)) }
  }

  /// The parts as charts take them.
  public let _parts: [_AxisPart]

  /// A tick at a value, or in the middle of its band.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    var part = _AxisPart(.tick)
    (part.isCentered, part.stroke, part.length) = (centered, stroke, length)
    _parts = [part]
  }

  /// A tick of a length, in points, at a value, or in the middle of its band.
  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(
      centered: centered, length: Length(storage: .points(length.isFinite ? length : 0)), stroke: stroke)
  }
}
