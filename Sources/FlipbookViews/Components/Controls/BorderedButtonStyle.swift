import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A label on a grey or faintly tinted ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label on the ground.
  public func makeBody(configuration: Configuration) -> some View {
    AnyButtonStyle(BorderedChrome(isProminent: false)).view(configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a grey or faintly tinted ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
