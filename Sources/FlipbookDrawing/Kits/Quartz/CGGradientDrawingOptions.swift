/// Where a gradient goes on past its ends, in its end colours.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Makes options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the start point, or past the start circle.
  public static var drawsBeforeStartLocation: CGGradientDrawingOptions {
    CGGradientDrawingOptions(rawValue: 1 << 0)
  }
  /// After the end point, or past the end circle.
  public static var drawsAfterEndLocation: CGGradientDrawingOptions {
    CGGradientDrawingOptions(rawValue: 1 << 1)
  }
}
