import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A white label on a ground in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label on the ground.
  public func makeBody(configuration: Configuration) -> some View {
    AnyButtonStyle(BorderedChrome(isProminent: true)).view(configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a ground in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
