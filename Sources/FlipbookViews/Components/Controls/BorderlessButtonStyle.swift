import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A label in the tint, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    AnyButtonStyle(BorderlessChrome(dimsRows: true)).view(configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
