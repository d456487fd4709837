import FlipbookMotion

/// A modifier that changes nothing.
@frozen public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  public nonisolated init() {}

  /// The content, unchanged.
  public func body(content: Content) -> some View { content }
}
