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

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style: a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
