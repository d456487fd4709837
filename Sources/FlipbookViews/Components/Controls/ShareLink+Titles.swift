import FlipbookDrawing
import FlipbookMotion
import Foundation

extension ShareLink where Label == FlipbookViews.Label<Text, Image> {
  /// Makes a link with a title and the usual symbol.
  public init<Item>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(titled: title)
  }

  /// Makes a link with a title as it is and the usual symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(titled: Text(title))
  }

  /// Makes a link with a title and the usual symbol; nothing is kept of the preview.
  public init<Item, I, J>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) { self.init(titled: title) }

  /// Makes a link with a title as it is and the usual symbol; nothing is kept of the preview.
  @_disfavoredOverload
  public init<S: StringProtocol, Item, I, J>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) { self.init(titled: Text(title)) }

  /// Makes a link with a localized title and the usual symbol; nothing is kept of the items.
  public init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(titled: Text(titleKey)) }

  /// Makes a link with a title and the usual symbol; nothing is kept of the items.
  public init<Data: RandomAccessCollection>(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(titled: title) }

  /// Makes a link with a title as it is and the usual symbol; nothing is kept of the items.
  @_disfavoredOverload
  public init<S: StringProtocol, Data: RandomAccessCollection>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(titled: Text(title)) }

  /// Makes a link with a localized title and the usual symbol; nothing is kept of the items and their previews.
  public init<Data: RandomAccessCollection, I, J>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<I, J>
  ) { self.init(titled: Text(titleKey)) }

  /// Makes a link with a title and the usual symbol; nothing is kept of the items and their previews.
  public init<Data: RandomAccessCollection, I, J>(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<I, J>
  ) { self.init(titled: title) }
}
