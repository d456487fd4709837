import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The top or bottom edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// Any number of them.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the edges.
    public let rawValue: Int8
    /// Makes a set of edges from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1 << 0)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 1 << 1)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
