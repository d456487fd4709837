import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button that would open an address; in a film it does nothing but look so.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  public var body: some View { Button(action: { openURL(destination) }) { label } }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A button that would hand something on; in a film it does nothing but look so.
public struct ShareLink<Label: View>: View {
  let label: Label

  init(made label: Label) { self.label = label }

  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(made: label())
  }

  public init<Item, I, J>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>,
    @ViewBuilder label: () -> Label
  ) { self.init(made: label()) }

  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(made: label()) }

  public var body: some View { Button(action: {}) { label } }
}

/// How what is shared looks; nothing is, in a film.
public struct SharePreview<Image, Icon> {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}

extension ShareLink where Label == FlipbookViews.Label<Text, Image> {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(made: FlipbookViews.Label("Share…", systemImage: "square.and.arrow.up"))
  }

  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(made: FlipbookViews.Label(titleKey, systemImage: "square.and.arrow.up"))
  }

  public init<Item, I, J>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) {
    self.init(made: FlipbookViews.Label("Share…", systemImage: "square.and.arrow.up"))
  }

  public init<Item, I, J>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, J>
  ) {
    self.init(made: FlipbookViews.Label(titleKey, systemImage: "square.and.arrow.up"))
  }

  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(made: FlipbookViews.Label("Share…", systemImage: "square.and.arrow.up"))
  }
}

/// Says that there is nothing to show, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == FlipbookViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { FlipbookViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == FlipbookViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { FlipbookViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { FlipbookViews.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Says that a search has found nothing.
  public static var search: ContentUnavailableView<FlipbookViews.Label<Text, Image>, Text?, EmptyView> {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// Says that a search for a text has found nothing.
  public static func search(text: String)
    -> ContentUnavailableView<FlipbookViews.Label<Text, Image>, Text?, EmptyView>
  {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 14) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
