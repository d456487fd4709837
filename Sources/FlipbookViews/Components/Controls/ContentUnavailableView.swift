import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Says that there is nothing to show, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Makes a view of a label, a description and buttons.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  /// The label, the description and small buttons in the middle of all the room.
  public var body: some View {
    let metrics = ControlMetrics.current.unavailable
    VStack(spacing: 0) {
      label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
      description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
        .padding(.top, metrics.description)
      // The room over buttons is there without buttons too.
      VStack(spacing: 12) { actions }.controlSize(.small).padding(.top, metrics.actions)
    }
    .padding(.vertical, 24).padding(.horizontal, metrics.sides)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == FlipbookViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a localized title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { FlipbookViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == FlipbookViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a title from a string, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { FlipbookViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes a view of a localized title, an image by its name and a description.
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
    VStack(spacing: ControlMetrics.current.unavailable.title) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}
