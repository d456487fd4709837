import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Pages of a tab view, with the values that choose them.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that choose a page; `Never` where pages have none.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  /// The type of the pages that these are made of.
  associatedtype Body: TabContent
  /// The pages that these are made of.
  @TabContentBuilder<TabValue> var body: Body { get }
  /// The pages as a view of one or more views, each with a label and a value.
  var _pages: AnyView { get }
}

extension TabContent {
  /// The pages of the body.
  public var _pages: AnyView { body._pages }
}

extension TabContent where Body == Self {
  /// Pages that make their views themselves.
  public var body: Self { self }
}

extension Group: TabContent where Content: TabContent {
  /// The type of the values of the pages.
  public typealias TabValue = Content.TabValue
  /// The pages make their views themselves.
  public typealias Body = Self
  /// The pages in the group.
  public var _pages: AnyView { content._pages }
}

@MainActor
extension Group where Content: TabContent {
  /// Makes a group of pages.
  public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V {
    self.init(holding: content())
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values of the pages.
  public typealias TabValue = Content.TabValue
  /// The pages make their views themselves.
  public typealias Body = Self
  /// The pages of all elements.
  public var _pages: AnyView {
    let content = content
    return AnyView(ForEach<Data, ID, AnyView>(data: data, id: id) { content($0)._pages })
  }
}

@MainActor
extension ForEach where Content: TabContent {
  /// Makes pages for each element, which identifies itself.
  public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Makes pages for each element, which a key path identifies.
  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Makes pages for each number.
  public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, Content.TabValue == V {
    self.init(data: data, id: { $0 - data.lowerBound }, content: content)
  }
}
