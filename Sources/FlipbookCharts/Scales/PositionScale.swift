import Foundation

/// Where values lie along an axis: 0 at its start, 1 at its end.
struct PositionScale: Equatable {
  enum Kind: Equatable {
    case continuous(lower: Double, upper: Double, isDate: Bool, type: ScaleType)
    case categories([String], [String: Int])
  }

  var kind: Kind
  var range = _ChartRange()
  /// Whether the data are whole numbers, so that labels are too.
  var isWhole = false

  static func numbers(_ lower: Double, _ upper: Double, type: ScaleType = .linear) -> PositionScale {
    PositionScale(kind: .continuous(lower: lower, upper: upper, isDate: false, type: type))
  }

  static func dates(_ lower: Double, _ upper: Double) -> PositionScale {
    PositionScale(kind: .continuous(lower: lower, upper: upper, isDate: true, type: .date))
  }

  static func words(_ words: [String]) -> PositionScale {
    var places: [String: Int] = [:]
    var kept: [String] = []
    for word in words where places[word] == nil {
      places[word] = kept.count
      kept.append(word)
    }
    return PositionScale(kind: .categories(kept, places))
  }

  /// The words of the bands; nil for numbers and dates.
  var words: [String]? {
    if case .categories(let words, _) = kind { words } else { nil }
  }

  /// The ends in the order of the plot; nil for words.
  var bounds: (lower: Double, upper: Double)? {
    if case .continuous(let lower, let upper, _, _) = kind { (lower, upper) } else { nil }
  }

  var isDate: Bool { if case .continuous(_, _, true, _) = kind { true } else { false } }

  /// The width of a band; 0 for numbers and dates.
  var band: Double { words.map { 1 / Double(max(1, $0.count)) } ?? 0 }

  /// Where a value lies: the middle of its band for a word. Nil where it has no place.
  func unit(_ datum: Datum) -> Double? {
    switch kind {
    case .continuous(let lower, let upper, _, let type):
      guard let number = datum.number, let place = type.forward(number), let from = type.forward(lower),
        let to = type.forward(upper)
      else { return nil }
      guard from != to else { return 0.5 }
      return (place - from) / (to - from)
    case .categories(_, let places): return places[datum.word].map { (Double($0) + 0.5) * band }
    }
  }

  /// The value at a place; the word whose band is there.
  func datum(at unit: Double) -> Datum? {
    guard unit.isFinite else { return nil }
    switch kind {
    case .continuous(let lower, let upper, let isDate, let type):
      guard let from = type.forward(lower), let to = type.forward(upper) else { return nil }
      let value = type.backward(from + (to - from) * unit)
      return isDate ? .date(value) : .number(value)
    case .categories(let words, _):
      guard unit >= 0, unit <= 1, !words.isEmpty else { return nil }
      return .category(words[min(words.count - 1, Int(unit * Double(words.count)))])
    }
  }

  /// The room of a value: its bin or its band; a point for a number alone.
  func room(_ interval: PlotInterval) -> (Double, Double)? {
    if let upper = interval.upper, let from = unit(interval.lower), let to = unit(upper) { return (from, to) }
    guard let middle = unit(interval.lower) else { return nil }
    return (middle - band / 2, middle + band / 2)
  }
}
