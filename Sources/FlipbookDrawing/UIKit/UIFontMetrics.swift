import Foundation

/// Scales fonts with the size of text that a person has chosen; in a film that is the usual one.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// The font as it is.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font as it is, or smaller.
  ///
  /// - Parameter maximumPointSize: In points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The value as it is.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
