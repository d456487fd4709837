import FlipbookPicture

/// Frames in order, from files or a film.
public protocol FrameSequence: AnyObject {
  /// Frames a second; nil when that is not known.
  var frameRate: Double? { get }

  /// The frame of a number, counted from 0; nil past the last. Asking in rising order is cheapest.
  ///
  /// - Throws: ``UnreadableFrame`` when this frame can't be read but others may be; any other error ends the
  ///   comparison.
  func frame(at index: Int) throws -> Bitmap?
}

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
