import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of controls that belong together.
@MainActor @preconcurrency
public protocol ControlGroupStyle: _DynamicPropertyOwner {
  /// The type of the group's appearance.
  associatedtype Body: View
  /// The controls and the label of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the body of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Side by side on a grey ground.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Side by side without a ground.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
  /// Side by side without a ground.
  public static var menu: NavigationControlGroupStyle { NavigationControlGroupStyle() }
  /// Side by side without a ground.
  public static var compactMenu: NavigationControlGroupStyle { NavigationControlGroupStyle() }
  /// Side by side without a ground.
  public static var palette: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
