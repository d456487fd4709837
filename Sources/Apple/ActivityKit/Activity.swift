import FlipbookDiagnostics
import Foundation

/// A live activity. It is not drawn over the app's window; a preview shows how it looks.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// The part that changes.
  public typealias ContentState = Attributes.ContentState

  private struct Moment {
    var content: ActivityContent<Attributes.ContentState>
    var state = ActivityState.active
    var contents: [AsyncStream<ActivityContent<Attributes.ContentState>>.Continuation] = []
    var states: [AsyncStream<ActivityState>.Continuation] = []
  }

  /// Identifies the activity in the scene.
  public let id: String
  /// The part that stays.
  public let attributes: Attributes
  /// Nil: no server reaches a film.
  public let pushToken: Data? = nil
  private let lock = NSLock()
  private var moment: Moment

  init(id: String, attributes: Attributes, content: ActivityContent<Attributes.ContentState>) {
    (self.id, self.attributes, moment) = (id, attributes, Moment(content: content))
  }

  /// The activities that are not gone, in the order in which they began.
  public static var activities: [Activity<Attributes>] { ActivityStore.all() }

  /// Begins an activity.
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    DiagnosticCollector.current.warn(
      "activity.unseen", "A live activity began: it isn't drawn over the app.")
    return ActivityStore.add { Activity(id: $0, attributes: attributes, content: content) }
  }

  /// Begins an activity.
  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil))
  }

  /// The part that changes, as it is.
  public var content: ActivityContent<Attributes.ContentState> { lock.withLock { moment.content } }
  /// The part that changes, as it is.
  public var contentState: Attributes.ContentState { content.state }
  /// How far the activity is.
  public var activityState: ActivityState { lock.withLock { moment.state } }

  /// Changes the content.
  public func update(_ content: ActivityContent<Attributes.ContentState>) async { set(content) }
  /// Changes the content, with a message that no film shows.
  public func update(
    _ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration?
  ) async { set(content) }
  /// Changes the content.
  public func update(using contentState: Attributes.ContentState) async {
    set(ActivityContent(state: contentState, staleDate: nil))
  }
  /// Changes the content, with a message that no film shows.
  public func update(
    using contentState: Attributes.ContentState, alertConfiguration: AlertConfiguration?
  ) async { set(ActivityContent(state: contentState, staleDate: nil)) }

  /// Ends the activity.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { set(content) }
    let state: ActivityState = dismissalPolicy.isImmediate ? .dismissed : .ended
    let listeners = lock.withLock { () -> [AsyncStream<ActivityState>.Continuation] in
      moment.state = state
      return moment.states
    }
    for listener in listeners { listener.yield(state) }
  }
  /// Ends the activity.
  public func end(
    using contentState: Attributes.ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
  }

  private func set(_ content: ActivityContent<Attributes.ContentState>) {
    let listeners = lock.withLock { () -> [AsyncStream<ActivityContent<ContentState>>.Continuation] in
      moment.content = content
      return moment.contents
    }
    for listener in listeners { listener.yield(content) }
  }

  /// The contents from now on, beginning with the one there is.
  public var contentUpdates: AsyncStream<ActivityContent<Attributes.ContentState>> {
    AsyncStream { continuation in
      let first = lock.withLock { () -> ActivityContent<ContentState> in
        moment.contents.append(continuation)
        return moment.content
      }
      continuation.yield(first)
    }
  }
  /// The states from now on, beginning with the one there is.
  public var activityStateUpdates: AsyncStream<ActivityState> {
    AsyncStream { continuation in
      let first = lock.withLock { () -> ActivityState in
        moment.states.append(continuation)
        return moment.state
      }
      continuation.yield(first)
    }
  }
  /// Ends at once: no server reaches a film.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}
