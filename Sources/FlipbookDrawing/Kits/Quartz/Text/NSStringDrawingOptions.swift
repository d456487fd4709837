import Foundation

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Has no effect: text is always measured in lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Has no effect: text is always measured with its leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Has no effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Has no effect on the measure.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
