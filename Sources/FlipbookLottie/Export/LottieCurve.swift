import Foundation

/// The values of one property at successive frames, with as few keyframes as a tolerance allows.
struct LottieCurve {
  /// The frame of the first value.
  let start: Int
  /// The components at each frame, always as many.
  let values: [[Double]]
  /// How far each component may be off.
  let tolerances: [Double]

  /// - Parameter tolerances: One for each component, or one for all.
  init(_ values: [[Double]], from start: Int, tolerances: [Double]) {
    self.start = start
    self.values = values
    let count = values.first?.count ?? 0
    self.tolerances =
      tolerances.count == count ? tolerances : Array(repeating: tolerances.first ?? 0, count: count)
  }

  /// The places of the values that are kept: the others lie on the straight lines between them, within the tolerance.
  var keys: [Int] {
    guard values.count > 1 else { return [0] }
    if values.allSatisfy({ isNear($0, values[0], share: 1) }) { return [0] }
    var keys = [0]
    while let last = keys.last, last < values.count - 1 { keys.append(reach(from: last)) }
    return keys
  }

  private func isNear(_ a: [Double], _ b: [Double], share: Double) -> Bool {
    for index in a.indices where abs(a[index] - b[index]) > tolerances[index] * share { return false }
    return true
  }

  /// The farthest place that one line leads to from another.
  private func reach(from first: Int) -> Int {
    var low = Array(repeating: -Double.infinity, count: tolerances.count)
    var high = Array(repeating: Double.infinity, count: tolerances.count)
    var best = first + 1
    for place in (first + 1)..<values.count {
      let steps = Double(place - first)
      var isInside = true
      var isOpen = true
      for index in tolerances.indices {
        let way = values[place][index] - values[first][index]
        let slope = way / steps
        if slope < low[index] || slope > high[index] { isInside = false }
        low[index] = max(low[index], (way - tolerances[index]) / steps)
        high[index] = min(high[index], (way + tolerances[index]) / steps)
        if low[index] > high[index] { isOpen = false }
      }
      if isInside { best = place }
      if !isOpen { break }
    }
    return best
  }

  /// The property, with each value made of the components.
  func property(_ node: ([Double]) -> LottieNode, isList: Bool = true) -> LottieNode {
    let keys = keys
    guard keys.count > 1 else { return .fixed(node(rounded(values[0]))) }
    let frames = keys.enumerated().map { index, place -> LottieNode in
      let value = node(rounded(values[place]))
      let frame: LottieNode = .members(["t": .whole(start + place), "s": isList ? value : .array([value])])
      if index == keys.count - 1 { return frame }
      return frame.adding([
        "o": .members(["x": .list([0]), "y": .list([0])]), "i": .members(["x": .list([1]), "y": .list([1])]),
      ])
    }
    return .members(["a": .number(1), "k": .array(frames)])
  }

  /// The property of numbers.
  func property() -> LottieNode {
    values.first?.count == 1 ? property({ .number($0[0]) }, isList: false) : property { .list($0) }
  }

  private func rounded(_ list: [Double]) -> [Double] {
    zip(list, tolerances).map { Self.rounded($0, tolerance: $1) }
  }

  /// A number with no more digits than a tolerance is worth.
  static func rounded(_ value: Double, tolerance: Double) -> Double {
    guard value.isFinite else { return 0 }
    let digits = tolerance > 0 ? max(0, min(9, Int((1.3 - log10(tolerance)).rounded(.up)))) : 9
    let scale = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9][digits]
    guard abs(value) < 1e15 / scale else { return value }
    return (value * scale).rounded() / scale
  }
}
