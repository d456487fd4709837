import FlipbookPicture

/// Gives the pictures of a clip.
///
/// Frames are asked for on the main actor, one at a time and in ascending order within a render; a frame is a
/// function of its number alone.
@MainActor
public protocol FrameSource {
  /// The size, the rate and the number of frames.
  var format: FrameFormat { get }

  /// Whether a frame needs all frames before it recorded, so that going back takes long. True unless a source knows better.
  var recordsInOrder: Bool { get }

  /// The picture of a frame, counted from 0.
  func displayList(at frame: Int) throws -> DisplayList
}

extension FrameSource {
  /// Going back may take long.
  public var recordsInOrder: Bool { true }
}
