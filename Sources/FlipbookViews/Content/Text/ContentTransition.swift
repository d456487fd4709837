import FlipbookDrawing
import FlipbookMotion

/// How the content of one view, such as the characters of a text, goes over into another.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity
    case interpolate
    case opacity
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbol
  }

  let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// Values that can be animated are; the rest fades. The transition of views unless set.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The old fades out while the new fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// One symbol shrinks and fades while the other grows in its place.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbol) }

  /// Characters that change roll in, others move to their new places.
  ///
  /// - Parameter countsDown: Whether they roll down, as for a number that gets smaller.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Characters that change roll in: up when the value is larger than before, down when it is smaller.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  /// Whether characters roll rather than fade.
  var isNumeric: Bool {
    switch kind {
    case .numericText, .numericValue: true
    default: false
    }
  }

  /// Whether characters roll down when this transition takes over from an older one.
  func countsDown(after old: ContentTransition) -> Bool {
    switch (kind, old.kind) {
    case (.numericText(let countsDown), _): countsDown
    case (.numericValue(let new), .numericValue(let old)): new < old
    default: false
    }
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

private enum ContentTransitionGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// How views in this environment animate changes of their content.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether content transitions are drawn as one picture.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionGroupKey.self] }
    set { self[ContentTransitionGroupKey.self] = newValue }
  }
}

extension View {
  /// How changes of the content of views in this one are animated.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
