/// Why frames are not as approved. Thrown by `expectFrames`, so that any test framework shows it.
public struct FrameFailure: Error, CustomStringConvertible, Sendable {
  /// One frame that is not.
  public struct Frame: Sendable {
    /// Seconds from the start.
    public var time: Double
    /// The finding in words.
    public var reason: String
    /// The golden, and pictures of what is there and how they differ.
    public var files: [String]
  }

  /// The name of the frames.
  public var name: String
  /// The frames that are not as approved.
  public var frames: [Frame]
  /// More to say, such as that this machine is not the goldens'.
  public var notes: [String]

  /// The name, the notes and each frame with its files, a line each.
  public var description: String {
    var lines =
      ["\(name): \(frames.count) frame\(frames.count == 1 ? " is" : "s are") not as approved"] + notes
    for frame in frames {
      lines.append("  at \(frame.time) s: \(frame.reason)")
      lines += frame.files.map { "    \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
