import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The title without the icon.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
