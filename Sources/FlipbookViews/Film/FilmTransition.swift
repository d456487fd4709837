import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How a part of a film gives way to the next.
public struct FilmTransition: Sendable {
  enum Kind: Hashable, Sendable {
    case cut
    case fade
    case wipe(Edge)
    case push(Edge)
    case cover(Edge)
  }

  let kind: Kind
  /// Seconds during which both parts are there.
  let duration: TimeInterval
  let curve: @Sendable (TimeInterval) -> Animation

  private init(
    _ kind: Kind, _ duration: TimeInterval, _ curve: @escaping @Sendable (TimeInterval) -> Animation
  ) {
    self.kind = duration > 0 && duration.isFinite ? kind : .cut
    self.duration = self.kind == .cut ? 0 : duration
    self.curve = curve
  }

  /// At once.
  public static let cut = FilmTransition(.cut, 0) { .linear(duration: $0) }

  /// The next part appears over the one before, in seconds.
  public static func fade(_ duration: TimeInterval = 0.5) -> FilmTransition {
    FilmTransition(.fade, duration) { .linear(duration: $0) }
  }

  /// The next part is uncovered from an edge on.
  public static func wipe(_ duration: TimeInterval = 0.5, from edge: Edge = .leading) -> FilmTransition {
    FilmTransition(.wipe(edge), duration) { .easeInOut(duration: $0) }
  }

  /// The next part comes in from an edge and pushes the one before out.
  public static func push(_ duration: TimeInterval = 0.5, from edge: Edge = .trailing) -> FilmTransition {
    FilmTransition(.push(edge), duration) { .easeInOut(duration: $0) }
  }

  /// The next part comes in from an edge, over the one before.
  public static func cover(_ duration: TimeInterval = 0.5, from edge: Edge = .trailing) -> FilmTransition {
    FilmTransition(.cover(edge), duration) { .easeInOut(duration: $0) }
  }
}
