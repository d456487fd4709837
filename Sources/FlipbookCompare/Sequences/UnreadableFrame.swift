import FlipbookPicture

/// Why one frame can't be read: a phrase for the person.
public struct UnreadableFrame: Error, Equatable, Sendable, CustomStringConvertible {
  /// A phrase for the person, without the file's name.
  public var reason: String
  /// Whether no frame after it can be read either.
  public var isLast: Bool

  /// Makes an error with a reason. Later frames can be read unless `isLast`.
  public init(_ reason: String, isLast: Bool = false) {
    self.reason = reason
    self.isLast = isLast
  }

  /// The reason.
  public var description: String { reason }
}
