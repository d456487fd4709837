import Flipbook
import FlipbookDrawing
import FlipbookPicture
import Foundation

/// Values at times, with those between.
open class SKKeyframeSequence: NSObject, NSCopying, @unchecked Sendable {
  private var frames: [(time: Double, value: Any)] = []
  /// The way between values; linear unless set.
  open var interpolationMode = SKInterpolationMode.linear
  /// The values beyond the ends; those at the ends unless set.
  open var repeatMode = SKRepeatMode.clamp

  /// Makes a sequence of values with their times.
  public convenience init(keyframeValues values: [Any], times: [NSNumber]) {
    self.init(capacity: values.count)
    for (value, time) in zip(values, times) { addKeyframeValue(value, time: CGFloat(time.doubleValue)) }
  }

  /// Makes an empty sequence.
  public init(capacity numItems: Int) { frames.reserveCapacity(min(max(numItems, 0), 1_000)) }

  /// Adds a value at the end.
  open func addKeyframeValue(_ value: Any, time: CGFloat) { frames.append((Double(time), value)) }

  /// Removes the last value.
  open func removeLastKeyframe() { if !frames.isEmpty { frames.removeLast() } }

  /// Removes a value by its place.
  open func removeKeyframe(at index: Int) { if frames.indices.contains(index) { frames.remove(at: index) } }

  /// The number of values.
  open func count() -> Int { frames.count }

  /// Returns a value by its place.
  open func getKeyframeValue(for index: Int) -> Any { frames[index].value }

  /// Returns the time of a value by its place.
  open func getKeyframeTime(for index: Int) -> CGFloat { CGFloat(frames[index].time) }

  /// Returns a sequence of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKKeyframeSequence(capacity: frames.count)
    (copy.frames, copy.interpolationMode, copy.repeatMode) = (frames, interpolationMode, repeatMode)
    return copy
  }

  /// Returns the value at a time: a number, or a colour; nil for a sequence without values.
  open func sample(atTime time: CGFloat) -> Any? {
    guard let first = frames.first?.value else { return nil }
    if first is UIColor {
      return color(at: Double(time)).map {
        UIColor(
          red: CGFloat($0.red), green: CGFloat($0.green), blue: CGFloat($0.blue), alpha: CGFloat($0.opacity))
      }
    }
    return number(at: Double(time)).map { NSNumber(value: $0) }
  }

  /// The number at a time; nil for a sequence of others.
  func number(at time: Double) -> Double? {
    guard let (low, high, part) = place(time), let a = Self.number(frames[low].value),
      let b = Self.number(frames[high].value)
    else { return nil }
    return a + (b - a) * part
  }

  /// The colour at a time; nil for a sequence of others.
  func color(at time: Double) -> RGBA? {
    guard let (low, high, part) = place(time), let a = (frames[low].value as? UIColor)?.rgba,
      let b = (frames[high].value as? UIColor)?.rgba
    else { return nil }
    func mix(_ from: Float, _ to: Float) -> Float { from + (to - from) * Float(part) }
    return RGBA(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
      opacity: mix(a.opacity, b.opacity))
  }

  private static func number(_ value: Any) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? Double) ?? (value as? CGFloat).map { Double($0) }
      ?? (value as? Float).map { Double($0) } ?? (value as? Int).map { Double($0) }
  }

  /// The values around a time, and how far it is from the first to the second.
  private func place(_ time: Double) -> (low: Int, high: Int, part: Double)? {
    guard let first = frames.first, let last = frames.last else { return nil }
    var time = time
    let length = last.time - first.time
    if repeatMode == .loop, length > 0 {
      time = first.time + (time - first.time) - ((time - first.time) / length).rounded(.down) * length
    }
    if time <= first.time { return (0, 0, 0) }
    if time >= last.time { return (frames.count - 1, frames.count - 1, 0) }
    let high = frames.firstIndex { $0.time > time } ?? frames.count - 1
    let low = max(0, high - 1)
    let room = frames[high].time - frames[low].time
    let part = room > 0 ? (time - frames[low].time) / room : 0
    return switch interpolationMode {
    case .linear: (low, high, part)
    case .spline: (low, high, part * part * (3 - 2 * part))
    case .step: (low, low, 0)
    }
  }
}
