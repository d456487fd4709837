import ActivityKit
import Foundation

/// How a live activity is shown.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
  private let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - attributesType: The type of the part that stays.
  ///   - content: The view on the lock screen.
  ///   - dynamicIsland: The views around the camera.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    island = dynamicIsland
  }

  /// Nil: an activity has no entries.
  public func _view(of entry: any TimelineEntry) -> AnyView? { nil }

  /// The views of an activity; nil for one of other attributes.
  public func _activity(
    _ attributes: any ActivityAttributes, _ state: any Codable & Hashable
  ) -> _ActivityViews? {
    guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else {
      return nil
    }
    let context = ActivityViewContext(attributes: attributes, state: state, activityID: "preview")
    return _ActivityViews(content: content(context), island: island(context))
  }

  /// Has no effect: a film shows activities on a phone alone.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}
