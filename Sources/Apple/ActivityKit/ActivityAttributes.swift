/// The part of a live activity that stays.
public protocol ActivityAttributes: Codable {
  /// The part that changes.
  associatedtype ContentState: Codable, Hashable
}
