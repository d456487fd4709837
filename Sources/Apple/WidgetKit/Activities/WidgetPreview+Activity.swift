import ActivityKit
import FlipbookViews
import Foundation

/// A preview of a live activity, as `#Preview(as:using:widget:contentStates:)` is compiled: its first state.
@MainActor
public func _widgetPreview<W: Widget, Attributes: ActivityAttributes>(
  as kind: ActivityPreviewViewKind, using attributes: Attributes, widget: () -> W,
  @_ActivityStateBuilder<Attributes.ContentState> contentStates: () -> [Attributes.ContentState]
) -> some View {
  let views = contentStates().first.flatMap { widget().body._activity(attributes, $0) }
  return ActivityPreview(kind: kind, views: views)
}
