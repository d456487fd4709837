/// Where the frames of a cell go.
enum BenchmarkSink: String, CaseIterable {
  /// Finished pixels in memory, on one thread.
  case raw
  /// The same, painted by Cairo.
  case cairo
  /// A sequence of PNGs, as `flipbook render -o %05d.png` writes it, on all cores.
  case png
  /// H.264, preset veryfast, crf 20, as `flipbook render -o clip.mp4` writes it, on all cores.
  case mp4

  /// Which frames are rendered: every one for a film, fewer where they are independent and slow.
  var step: Int {
    switch self {
    case .raw, .cairo: 5
    case .png: 10
    case .mp4: 1
    }
  }
}
