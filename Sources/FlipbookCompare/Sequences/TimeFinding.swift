/// Something about the time of a sequence that explains why frames differ.
public enum TimeFinding: Hashable, Sendable {
  /// The number of frames is another.
  case durationChanged(expected: Int, actual: Int)
  /// Frames last longer or shorter.
  case rateChanged(expected: Double, actual: Double)
  /// All golden frames are there, so many frames later, from the start on.
  case startsLate(frames: Int)
  /// The first so many golden frames are missing, the rest follows.
  case startsEarly(frames: Int)
  /// From a frame on, to the end, everything is later by so many frames: as many were added.
  case lateFrom(frame: Int, frames: Int)
  /// From a frame on, to the end, everything is earlier by so many frames: as many were left out.
  case earlyFrom(frame: Int, frames: Int)
  /// Frames equal golden frames with other numbers: their own plus `offset`.
  case shifted(ClosedRange<Int>, offset: Int)
  /// Frames are much more like golden frames with other numbers than like their own, but equal neither, as after a
  /// lossy encoder; `share` is the part of the picture, 0…1, that still looks different at a quarter of its size.
  case resembles(ClosedRange<Int>, offset: Int, share: Double)
  /// Two frames stand in each other's place.
  case swapped(Int, Int)
  /// The picture stands still, where the golden one moves.
  case frozen(ClosedRange<Int>)
  /// The golden frames go by at another speed: this many golden frames for each frame.
  case speedChanged(factor: Double)
  /// These frames differ from their golden ones in nothing but this box; nil where sizes differ.
  case differs(ClosedRange<Int>, box: PixelBox?)

  /// The word for programs.
  public var word: String {
    switch self {
    case .durationChanged: "duration-changed"
    case .rateChanged: "rate-changed"
    case .startsLate: "starts-late"
    case .startsEarly: "starts-early"
    case .lateFrom: "late-from"
    case .earlyFrom: "early-from"
    case .shifted: "shifted"
    case .resembles: "resembles"
    case .swapped: "swapped"
    case .frozen: "frozen"
    case .speedChanged: "speed-changed"
    case .differs: "differs"
    }
  }

  /// Whether it is about all frames from some point on.
  var isGlobal: Bool {
    switch self {
    case .durationChanged, .rateChanged, .startsLate, .startsEarly, .speedChanged: true
    case .lateFrom, .earlyFrom, .shifted, .resembles, .swapped, .frozen, .differs: false
    }
  }

  /// The first frame it is about; 0 for what is about all of them.
  var firstFrame: Int {
    switch self {
    case .durationChanged, .rateChanged, .startsLate, .startsEarly, .speedChanged: 0
    case .lateFrom(let frame, _), .earlyFrom(let frame, _), .swapped(let frame, _): frame
    case .shifted(let range, _), .resembles(let range, _, _), .frozen(let range), .differs(let range, _):
      range.lowerBound
    }
  }
}
