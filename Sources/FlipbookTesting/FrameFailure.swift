/// Why frames are not as approved. Thrown by `expectFrames`, so that any test framework shows it.
public struct FrameFailure: Error, CustomStringConvertible, Sendable {
  /// One frame that is not.
  public struct Frame: Sendable {
    /// Seconds from the start.
    public var time: Double
    /// What was found, in words.
    public var reason: String
    /// The golden, and pictures of what is there and how they differ.
    public var files: [String]
  }

  /// What the frames are called.
  public var name: String
  public var frames: [Frame]
  /// More to say, such as that this machine is not the goldens'.
  public var notes: [String]

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
