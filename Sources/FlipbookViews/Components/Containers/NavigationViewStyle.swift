import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of navigation views: all of them are stacks.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, of which a phone shows one.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style: a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
