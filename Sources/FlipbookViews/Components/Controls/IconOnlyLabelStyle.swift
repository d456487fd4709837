import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The icon without the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View {
    // The title isn't shown and names the icon.
    let title = MenuLabel(configuration.title).title?.storage as? Text
    configuration.icon.modifier(AccessibilityNameModifier(name: title?.plainString ?? ""))
  }
}
