import Foundation

/// How much an entry matters among others. It has no effect: a preview shows one entry.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Compared with other entries of the widget.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval

  /// Makes a relevance.
  ///
  /// - Parameters:
  ///   - score: Compared with other entries of the widget.
  ///   - duration: In seconds; 0 to the next entry.
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
