import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button that would hand something on; in a film it does nothing but look so.
public struct ShareLink<Label: View>: View {
  let label: Label

  init(made label: Label) { self.label = label }

  /// Makes a link with a label; nothing is kept of the item.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(made: label())
  }

  /// Makes a link with a label; nothing is kept of the item and its preview.
  public init<Item, I, J>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>,
    @ViewBuilder label: () -> Label
  ) { self.init(made: label()) }

  /// Makes a link with a label; nothing is kept of the items.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(made: label()) }

  /// A button whose action has no effect.
  public var body: some View { Button(action: {}) { label } }
}

extension ShareLink where Label == FlipbookViews.Label<Text, Image> {
  init(titled title: Text) {
    self.init(
      made: FlipbookViews.Label {
        title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      })
  }

  /// Makes a link with the usual label.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(titled: Text("Share…"))
  }

  /// Makes a link with a localized title and the usual symbol.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(titled: Text(titleKey))
  }

  /// Makes a link with the usual label; nothing is kept of the preview.
  public init<Item, I, J>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) {
    self.init(titled: Text("Share…"))
  }

  /// Makes a link with a localized title and the usual symbol; nothing is kept of the preview.
  public init<Item, I, J>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, J>
  ) {
    self.init(titled: Text(titleKey))
  }

  /// Makes a link with the usual label; nothing is kept of the items.
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(titled: Text("Share…"))
  }
}
