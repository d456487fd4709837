import Foundation

/// The part of a live activity that changes, at a moment. States are values that are written out, so threads may share them.
public struct ActivityContent<State>: @unchecked Sendable {
  /// The part that changes.
  public var state: State
  /// The date from which it is out of date; nil for never.
  public var staleDate: Date?
  /// The activity's place among others; those with more come first. No film shows several.
  public var relevanceScore: Double

  /// Makes the content of a moment.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}
