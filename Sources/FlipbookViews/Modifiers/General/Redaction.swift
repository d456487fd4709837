import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Why the content of a view is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the reasons.
  public let rawValue: Int
  /// Makes reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content hasn't arrived yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private; has no effect in a film.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date; has no effect in a film.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)

  /// The colour of what stands in place of content that hasn't arrived.
  static var ground: Color { .primary.opacity(0.16) }
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
  /// The reasons to hide content in this environment; only `placeholder` shows texts and images as bars.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Adds a reason to hide content: `placeholder` shows texts and images as bars, others have no effect.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all reasons to hide content: texts and images are shown as they are.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

extension View {
  /// Marks content that may be out of date; has no effect in a film.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Marks the view as private; has no effect in a film.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
