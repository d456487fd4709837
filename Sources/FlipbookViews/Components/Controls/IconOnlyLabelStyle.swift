import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The icon without the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
