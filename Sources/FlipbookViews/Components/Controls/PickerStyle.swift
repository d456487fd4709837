import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The kind of the style.
  static var _styleKind: _PickerStyleKind { get }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style: a button that opens a list.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments in a row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel with the choices on it.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a list.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The choices among the rows around, with a mark at the chosen one.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A button that opens a list and looks like a link in lists.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Symbols in a row, drawn as segments.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Sets the style of pickers in the view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyleKind, S._styleKind)
  }
}
