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
