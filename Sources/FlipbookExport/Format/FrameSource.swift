import FlipbookPicture

/// Gives the pictures of a clip.
///
/// Frames are asked for on the main actor, one at a time and in ascending order within a render; a frame is a
/// function of its number alone.
@MainActor
public protocol FrameSource {
  /// The size, the rate and the number of frames.
  var format: FrameFormat { get }

  /// The picture of a frame, counted from 0.
  func displayList(at frame: Int) throws -> DisplayList
}
