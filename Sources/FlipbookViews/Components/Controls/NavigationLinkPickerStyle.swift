import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button that shows the choices elsewhere; here it opens a list.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A button that looks like a link in a list.
  public static var _styleKind: _PickerStyleKind { .navigationLink }
}
