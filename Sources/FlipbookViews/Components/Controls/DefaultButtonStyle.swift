import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A built-in button style.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    RowAnsweringButton(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual style: a label in the tint.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
