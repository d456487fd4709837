import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Makes pages of a tab view from a closure, in the order of the bar.
@MainActor @preconcurrency
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Pages of a closure.
  public struct Pages: TabContent {
    /// The pages make their views themselves.
    public typealias Body = Self
    /// The pages.
    public let _pages: AnyView

    init(_ pages: some View) { _pages = AnyView(pages) }
  }

  /// Pages whose values are those of the tab view.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Pages
  where Content.TabValue == TabValue { Pages(content._pages) }

  /// All pages of a closure.
  public static func buildBlock(_ pages: Pages...) -> Pages {
    pages.count == 1 ? pages[0] : Pages(ForEach(0..<pages.count) { pages[$0]._pages })
  }

  /// The pages of a condition, if it holds.
  public static func buildOptional(_ pages: Pages?) -> Pages { Pages(pages?._pages) }
  /// The pages of the first branch.
  public static func buildEither(first pages: Pages) -> Pages {
    Pages(_ConditionalContent<AnyView, AnyView>(storage: .trueContent(pages._pages)))
  }
  /// The pages of the other branch.
  public static func buildEither(second pages: Pages) -> Pages {
    Pages(_ConditionalContent<AnyView, AnyView>(storage: .falseContent(pages._pages)))
  }
  /// The pages of a system's version.
  public static func buildLimitedAvailability(_ pages: Pages) -> Pages { pages }
}
