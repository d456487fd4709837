import FlipbookPicture

/// Decodes pictures one after the other.
protocol FrameStream: AnyObject {
  /// The number of the picture that comes next.
  var next: Int { get }
  /// The first picture behind those that it has.
  var end: Int { get }

  /// Decodes the next picture.
  ///
  /// - Returns: Its premultiplied pixels, row by row.
  /// - Throws: ``VideoFailure``, as the end of a sentence that begins with the file's name.
  func read() throws(VideoFailure) -> [UInt32]
}
