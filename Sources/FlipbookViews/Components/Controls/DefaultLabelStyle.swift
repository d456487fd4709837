import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The default style: the icon before the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The icon before the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}
