import FlipbookDrawing
import Foundation

/// Finds the scale of a direction from its data.
@MainActor
struct ScaleBuilder {
  let options: ScaleOptions
  let specs: [_AxisSpec]
  /// Whether the axis is there; the scale of a hidden one ends where the data do.
  let hasAxis: Bool
  let calendar: Calendar

  private(set) var numbers: (low: Double, high: Double)?
  private(set) var words: [String] = []
  private var isDate = false
  private var isNumber = false
  private var isWhole = true

  init(options: ScaleOptions, specs: [_AxisSpec], hasAxis: Bool, calendar: Calendar) {
    (self.options, self.specs, self.hasAxis, self.calendar) = (options, specs, hasAxis, calendar)
  }

  /// Takes the type of a value.
  mutating func addType(_ interval: PlotInterval) {
    if case .number = interval.lower, !interval.isWhole { isWhole = false }
  }

  /// Takes a value of the data.
  mutating func add(_ datum: Datum) {
    switch datum {
    case .category(let word): words.append(word)
    case .number(let value):
      isNumber = true
      add(value)
    case .date(let value):
      isDate = true
      add(value)
    }
  }

  mutating func add(_ interval: PlotInterval) {
    add(interval.lower)
    interval.upper.map { add($0) }
  }

  /// Takes a place along the axis that no value of its own stands for, such as the top of a stack.
  mutating func add(_ value: Double) {
    guard value.isFinite else { return }
    let known = numbers ?? (value, value)
    numbers = (min(known.low, value), max(known.high, value))
  }

  /// The scale; nil where there are no values.
  func scale() -> PositionScale? {
    var scale = bare()
    scale?.range = options.range
    scale?.isWhole = isNumber && isWhole
    return scale
  }

  private func bare() -> PositionScale? {
    switch options.domain.storage {
    case .range(let lower, let upper): return explicit([lower, upper])
    case .values(let values): return explicit(values)
    case .automatic(let includesZero, let reversed):
      let changed = options.domain.change.map { $0(found()) }
      if let changed, !changed.isEmpty { return explicit(changed) }
      return automatic(includesZero: includesZero, reversed: reversed)
    }
  }

  private var isBanded: Bool {
    options.type == .category || !words.isEmpty && numbers == nil || !words.isEmpty && !isNumber && !isDate
  }

  private func found() -> [Datum] {
    if isBanded { return PositionScale.words(words).words?.map { .category($0) } ?? [] }
    guard let numbers else { return [] }
    return [numbers.low, numbers.high].map { isDate ? .date($0) : .number($0) }
  }

  private func explicit(_ values: [Datum]) -> PositionScale? {
    let places = values.compactMap(\.number).filter(\.isFinite)
    guard options.type != .category, let first = places.first, let last = places.last else {
      return values.isEmpty ? nil : .words(values.map(\.word))
    }
    if case .date = values.first { return .dates(first, last) }
    return .numbers(first, last, type: options.type ?? .linear)
  }

  private func automatic(includesZero: Bool?, reversed: Bool) -> PositionScale? {
    if isBanded { return .words(reversed ? words.reversed() : words) }
    guard var (low, high) = numbers else { return nil }
    if isDate {
      for value in given() { (low, high) = (min(low, value), max(high, value)) }
      return reversed ? .dates(high, low) : .dates(low, high)
    }
    if includesZero ?? (options.type != .log) { (low, high) = (min(low, 0), max(high, 0)) }
    for value in given() { (low, high) = (min(low, value), max(high, value)) }
    if options.type == .log {
      (low, high) = (
        pow(10, log10(max(low, 1e-300)).rounded(.down)), pow(10, log10(max(high, 1e-300)).rounded(.up))
      )
    } else if !hasAxis {
      if low == high { high = low + 1 }
    } else if let step = step(for: high - low) {
      if low == high { high = low + step }
      (low, high) = ((low / step + 1e-9).rounded(.down) * step, (high / step - 1e-9).rounded(.up) * step)
    }
    let type = options.type ?? .linear
    return reversed ? .numbers(high, low, type: type) : .numbers(low, high, type: type)
  }

  /// The values that the scene gives to an axis.
  private func given() -> [Double] {
    specs.flatMap { spec -> [Double] in
      guard case .values(let values) = spec.values.storage else { return [] }
      return values.compactMap(\.number)
    }
  }

  /// The step that the ends are multiples of; nil for as they are.
  private func step(for extent: Double) -> Double? {
    switch specs.first?.values.storage {
    case .numberStride(let step): step.isFinite && step > 0 ? step : nil
    case .automatic(let count, let least):
      max(NumberSteps.step(for: extent, intervals: Self.intervals(count)), least ?? 0, isWhole ? 1 : 0)
    case .values: nil
    default: max(NumberSteps.step(for: extent), isWhole ? 1 : 0)
    }
  }

  /// The most intervals of an axis that about so many values are wished for.
  static func intervals(_ count: Int?) -> Double { count.map { Double(min(max(1, $0 - 1), 500)) } ?? 4 }
}
