import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of the dots of pages.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots in a row.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots in a row with a ground in a mode.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
