import FlipbookMedia

/// A loudness over the samples of a sound, along straight lines.
struct GainCurve: Equatable {
  struct Point: Equatable {
    /// From the sound's first.
    var sample: Int
    var gain: Double
  }

  /// In rising order; two at one sample are a step.
  private(set) var points: [Point] = []

  init(_ points: [Point]) {
    for point in points { add(point) }
  }

  init(_ levels: [SoundLevel]) {
    self.init(levels.map { Point(sample: SoundInfo.sample(at: $0.time), gain: $0.gain) })
  }

  /// Adds a point behind the others; one that lies on a straight line between its neighbours goes.
  private mutating func add(_ point: Point) {
    if points.count >= 2 {
      let (first, middle) = (points[points.count - 2], points[points.count - 1])
      let isStill = first.gain == middle.gain && middle.gain == point.gain
      if isStill || middle.sample == point.sample && first.sample == middle.sample
        || Self.lies(middle, first, point)
      {
        points.removeLast()
      }
    }
    points.append(point)
  }

  /// Whether a point is on the line between two others.
  private static func lies(_ middle: Point, _ first: Point, _ last: Point) -> Bool {
    guard first.sample < middle.sample, middle.sample < last.sample else { return false }
    let share = Double(middle.sample - first.sample) / Double(last.sample - first.sample)
    return abs(first.gain + (last.gain - first.gain) * share - middle.gain) < 1e-9
  }

  /// The gain where it never changes; nil where it does.
  var constant: Double? {
    let first = points.first?.gain ?? 1
    return points.allSatisfy { $0.gain == first } ? first : nil
  }

  /// The gain at a sample.
  func gain(at sample: Int) -> Double {
    guard let last = points.last, let first = points.first else { return 1 }
    guard sample >= first.sample else { return first.gain }
    guard let next = points.firstIndex(where: { $0.sample > sample }) else { return last.gain }
    let (a, b) = (points[next - 1], points[next])
    return a.gain + Double(sample - a.sample) * (b.gain - a.gain) / Double(b.sample - a.sample)
  }

  /// An expression of ffmpeg's for the gain at sample `n`: a tree of comparisons, so that it takes few steps a sample.
  var expression: String {
    guard let first = points.first, let last = points.last else { return "1" }
    if let constant { return "\(constant)" }
    let inner = Self.tree(points[...])
    return
      "if(lt(n\\,\(first.sample))\\,\(first.gain)\\,if(gte(n\\,\(last.sample))\\,\(last.gain)\\,\(inner)))"
  }

  private static func tree(_ points: ArraySlice<Point>) -> String {
    if points.count <= 2 {
      guard let a = points.first, let b = points.last, b.sample > a.sample else {
        return "\(points.last?.gain ?? 1)"
      }
      return "(\(a.gain)+(n-\(a.sample))*(\((b.gain - a.gain) / Double(b.sample - a.sample))))"
    }
    let middle = (points.startIndex + points.endIndex) / 2
    let (low, high) = (points[...middle], points[middle...])
    return "if(lt(n\\,\(points[middle].sample))\\,\(tree(low))\\,\(tree(high)))"
  }
}
