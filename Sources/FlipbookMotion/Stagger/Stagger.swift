import Foundation

/// Delays that set off many things one after the other.
public struct Stagger: Hashable, Sendable {
  /// Where it begins.
  public enum Origin: Hashable, Sendable {
    /// With the first.
    case first
    /// With the last.
    case last
    /// In the middle, outwards.
    case center
    /// At both ends, inwards.
    case edges
    /// With one of them, outwards.
    case index(Int)
    /// In random order, the same every time for a seed.
    case random(seed: UInt64)
  }

  /// How many things there are.
  public let count: Int
  /// Where it begins.
  public let origin: Origin
  /// How the delays are spread over the time they take.
  public let curve: UnitCurve
  /// Seconds between the first thing that starts and the last.
  public let span: TimeInterval
  private let ranks: [Double]

  /// Makes delays with a number of seconds from one thing to the next.
  public init(
    count: Int, each interval: TimeInterval, from origin: Origin = .first, curve: UnitCurve = .linear
  ) {
    let seconds = Self.notNegative(interval)
    self.init(count: count, from: origin, curve: curve) { seconds * $0 }
  }

  /// Makes delays that take a number of seconds in all.
  public init(count: Int, total: TimeInterval, from origin: Origin = .first, curve: UnitCurve = .linear) {
    let seconds = Self.notNegative(total)
    self.init(count: count, from: origin, curve: curve) { $0 > 0 ? seconds : 0 }
  }

  private init(count: Int, from origin: Origin, curve: UnitCurve, span: (Double) -> TimeInterval) {
    if count < 0 { MotionInput.warn("stagger.count", "A stagger is for \(count) things; 0 is used.") }
    let count = max(count, 0)
    let distances = Self.distances(count, origin)
    let least = distances.min() ?? 0
    let most = (distances.max() ?? 0) - least
    self.count = count
    self.origin = origin
    self.curve = curve
    self.span = span(most)
    ranks = distances.map { most > 0 ? ($0 - least) / most : 0 }
  }

  private static func notNegative(_ seconds: TimeInterval) -> TimeInterval {
    if seconds >= 0, seconds < .infinity { return seconds }
    MotionInput.warn("stagger.interval", "A stagger of \(seconds) s was asked for; 0 s is used.")
    return 0
  }

  /// How many intervals each thing waits.
  private static func distances(_ count: Int, _ origin: Origin) -> [Double] {
    let middle = Double(count - 1) / 2
    switch origin {
    case .first: return (0..<count).map(Double.init)
    case .last: return (0..<count).map { Double(count - 1 - $0) }
    case .center: return (0..<count).map { abs(Double($0) - middle) }
    case .edges: return (0..<count).map { middle - abs(Double($0) - middle) }
    case .index(let index): return (0..<count).map { abs(Double($0) - Double(index)) }
    case .random(let seed):
      // Sorting by a hash makes a permutation that depends on the seed alone.
      let noise = Noise(seed: seed)
      let order = (0..<count).sorted {
        let (a, b) = (noise.hash(Int64($0), 0, 0), noise.hash(Int64($1), 0, 0))
        return a == b ? $0 < $1 : a < b
      }
      var ranks = [Double](repeating: 0, count: count)
      for (rank, index) in order.enumerated() { ranks[index] = Double(rank) }
      return ranks
    }
  }

  /// The delay in seconds of the thing at an index; indices outside count as the nearest inside.
  public func delay(at index: Int) -> TimeInterval {
    guard count > 0 else { return 0 }
    return span * curve.value(at: ranks[min(max(index, 0), count - 1)])
  }

  /// An animation with the delay of the thing at an index.
  public func animation(_ animation: Animation, at index: Int) -> Animation {
    animation.delay(delay(at: index))
  }

  /// How far the thing at an index is when all of them together are at a progress 0…1.
  ///
  /// - Parameter overlap: the share of one thing's own time during which the next is already under way: 0 for one
  ///   after the other, 1 for all at once.
  public func progress(at index: Int, of progress: Double, overlap: Double = 0.5) -> Double {
    guard count > 0 else { return CurveFunction.clamped(progress) }
    let share = CurveFunction.clamped(overlap)
    let steps = Set(ranks).count - 1
    guard steps > 0 else { return CurveFunction.clamped(progress) }
    // Each thing takes `own` of the whole; starts are spread over the rest.
    let own = 1 / (1 + Double(steps) * (1 - share))
    let start = (1 - own) * curve.value(at: ranks[min(max(index, 0), count - 1)])
    return CurveFunction.clamped((progress - start) / own)
  }
}
