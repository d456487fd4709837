import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The leading or trailing edge.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  /// Any number of them.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the edges.
    public let rawValue: Int8
    /// Makes a set of edges from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The leading edge.
    public static let leading = Set(rawValue: 1 << 0)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 1 << 1)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
