import FlipbookDiagnostics
import Foundation

extension TimeFinding {
  /// The finding in words, with times where frames a second are known.
  public func text(frameRate: Double?) -> String {
    switch self {
    case .durationChanged(let expected, let actual):
      return "duration changed from \(expected) to \(Self.frames(actual))"
        + Self.seconds(expected, actual, frameRate)
    case .rateChanged(let expected, let actual):
      return
        "frame rate changed from \(PlainNumber.text(expected)) to \(PlainNumber.text(actual)) frames a second"
    case .startsLate(let count): return "starts late by \(Self.frames(count))\(Self.length(count, frameRate))"
    case .startsEarly(let count):
      return
        "starts early by \(Self.frames(count))\(Self.length(count, frameRate)): the first golden "
        + "\(count == 1 ? "frame is" : "frames are") missing"
    case .lateFrom(let frame, let count):
      return "from \(Self.place(frame, frameRate)) on late by \(Self.frames(count)): "
        + "\(count == 1 ? "a frame was" : "\(count) frames were") added"
    case .earlyFrom(let frame, let count):
      let last = frame + count - 1
      return "from \(Self.place(frame, frameRate)) on early by \(Self.frames(count)): golden "
        + (count == 1 ? "frame \(frame) was" : "frames \(frame) to \(last) were") + " left out"
    case .shifted(let range, let offset): return Self.shift(range, offset, frameRate)
    case .resembles(let range, let offset, let share):
      let shift = "\(offset > 0 ? "early" : "late") by \(Self.frames(abs(offset)))"
      return
        "\(Self.names(range)) look most like golden \(Self.names(range.lowerBound + offset...range.upperBound + offset)): "
        + "\(shift)\(Self.length(abs(offset), frameRate)), and still other in \(Percent.text(share)) of the picture"
    case .swapped(let first, let second): return "frames \(first) and \(second) are swapped"
    case .frozen(let range): return "stands still \(Self.span(range, frameRate))"
    case .speedChanged(let factor):
      return "plays at \(PlainNumber.text((factor * 1000).rounded() / 1000)) times the speed"
    case .differs(let range, let box):
      let place = box.map { " in \($0)" } ?? ""
      return "differs only \(Self.span(range, frameRate))\(place)"
    }
  }

  private static func shift(_ range: ClosedRange<Int>, _ offset: Int, _ rate: Double?) -> String {
    let golden = range.lowerBound + offset
    let amount = abs(offset) == 1 ? "one" : "\(abs(offset))"
    let direction = offset > 0 ? "early" : "late"
    if range.count == 1 {
      return "frame \(range.lowerBound) equals golden frame \(golden): shifted by \(amount), \(direction)"
    }
    return "\(names(range)) equal golden \(names(golden...range.upperBound + offset)): shifted by \(amount), "
      + direction
  }

  private static func names(_ range: ClosedRange<Int>) -> String {
    "frames \(range.lowerBound) to \(range.upperBound)"
  }

  private static func span(_ range: ClosedRange<Int>, _ rate: Double?) -> String {
    guard range.count > 1 else { return "at \(place(range.lowerBound, rate))" }
    let frames = names(range)
    guard let rate else { return "in \(frames)" }
    // A frame stays until the next one.
    let start = time(range.lowerBound, rate)
    return "between \(start) and \(time(range.upperBound + 1, rate)) (\(frames))"
  }

  private static func place(_ frame: Int, _ rate: Double?) -> String {
    rate.map { "\(time(frame, $0)) (frame \(frame))" } ?? "frame \(frame)"
  }

  private static func length(_ count: Int, _ rate: Double?) -> String {
    rate.map { " (\(time(count, $0)))" } ?? ""
  }

  private static func seconds(_ expected: Int, _ actual: Int, _ rate: Double?) -> String {
    rate.map { " (from \(time(expected, $0)) to \(time(actual, $0)))" } ?? ""
  }

  private static func frames(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }

  private static func time(_ frame: Int, _ rate: Double) -> String {
    "\(PlainNumber.text((Double(frame) / rate * 1000).rounded() / 1000)) s"
  }
}
