import FlipbookDrawing
import FlipbookViews
import Foundation

/// Finds the values of an axis and what stands at them.
@MainActor
struct AxisBuilder {
  let scale: PositionScale
  let isAcross: Bool
  let calendar: Calendar
  let locale: Locale
  /// How much of the scale is in sight, which steps are chosen for; nil for all of it.
  var visible: Double?

  /// The axis of a group of marks.
  func axis(_ spec: _AxisSpec) -> PlacedAxis {
    let (values, dates) = values(spec.values)
    let text = texts(values, dates)
    let entries = values.enumerated().compactMap { index, datum -> AxisEntry? in
      guard let unit = scale.unit(datum), unit > -1e-6, unit < 1 + 1e-6 else { return nil }
      let parts = spec.parts(AxisValue(index: index, count: values.count, datum: datum))
      let after = index + 1 < values.count ? scale.unit(values[index + 1]) ?? 1 : following(datum, dates)
      return AxisEntry(
        datum: datum, unit: unit - scale.band / 2, next: scale.band > 0 ? unit + scale.band / 2 : after,
        parts: parts, text: text[index])
    }
    let position = spec.position.storage
    let isFitting = isAcross ? [.top, .bottom].contains(position) : [.leading, .trailing].contains(position)
    return PlacedAxis(
      isAcross: isAcross, position: isFitting ? position : .automatic, preset: spec.preset.storage,
      isBanded: scale.words != nil, entries: entries)
  }

  /// Where the value after the last one would lie.
  private func following(_ datum: Datum, _ dates: DateSteps?) -> Double {
    guard let dates, case .date(let seconds) = datum,
      let next = calendar.date(
        byAdding: dates.unit, value: dates.count, to: Date(timeIntervalSinceReferenceDate: seconds))
    else { return 1 }
    return scale.unit(.date(next.timeIntervalSinceReferenceDate)) ?? 1
  }

  private func values(_ values: AxisMarkValues) -> ([Datum], DateSteps?) {
    if case .values(let given) = values.storage {
      return (given, scale.bounds.map { DateSteps(extent: abs($0.upper - $0.lower)) })
    }
    if let words = scale.words { return (words.map { .category($0) }, nil) }
    guard let bounds = scale.bounds else { return ([], nil) }
    let (low, high) = (min(bounds.lower, bounds.upper), max(bounds.lower, bounds.upper))
    guard scale.isDate else { return (numbers(values, low, high).map { .number($0) }, nil) }
    let (steps, own) = dateSteps(values, visible ?? high - low)
    return (steps.values(from: low, to: high, in: own).map { .date($0) }, steps)
  }

  private func dateSteps(_ values: AxisMarkValues, _ extent: Double) -> (DateSteps, Calendar) {
    switch values.storage {
    case .dateStride(let unit, let count, let own): (DateSteps(unit: unit, count: count), own ?? calendar)
    case .automatic(let count, _):
      (DateSteps(extent: extent, intervals: ScaleBuilder.intervals(count)), calendar)
    default: (DateSteps(extent: extent), calendar)
    }
  }

  private func numbers(_ values: AxisMarkValues, _ low: Double, _ high: Double) -> [Double] {
    if case .continuous(_, _, _, let type) = scale.kind, type == .log {
      return NumberSteps.powers(from: low, to: high)
    }
    let step: Double =
      switch values.storage {
      case .numberStride(let step): step
      case .automatic(let count, let least):
        max(
          NumberSteps.step(for: visible ?? high - low, intervals: ScaleBuilder.intervals(count)), least ?? 0,
          scale.isWhole ? 1 : 0)
      default: max(NumberSteps.step(for: visible ?? high - low), scale.isWhole ? 1 : 0)
      }
    return NumberSteps.values(from: low, to: high, by: step)
  }

  // MARK: Texts

  private func texts(_ values: [Datum], _ dates: DateSteps?) -> [String] {
    let largest = values.compactMap(\.number).map(abs).max() ?? 0
    let digits = Self.digits(values)
    let instants = values.compactMap { if case .date(let seconds) = $0 { seconds } else { nil } }
    let end = scale.bounds.map { max($0.lower, $0.upper) } ?? .infinity
    var written = (dates ?? DateSteps(extent: 86_400))
      .texts(instants, before: end, locale: locale, calendar: calendar)[...]
    return values.map { datum in
      switch datum {
      case .category(let word): word
      case .date: written.removeFirst()
      case .number(let value): number(value, digits, isScientific: largest >= 10_000_000)
      }
    }
  }

  /// The digits after the point that the values need, the same for all.
  private static func digits(_ values: [Datum]) -> Int {
    let numbers = values.compactMap { if case .number(let value) = $0 { value } else { nil } }
    return (0...6).first { digits in
      let scale = pow(10, Double(digits))
      return numbers.allSatisfy { abs(($0 * scale).rounded() - $0 * scale) <= 1e-6 * max(1, abs($0 * scale)) }
    } ?? 6
  }

  /// A number with separators; from ten millions on by powers of ten.
  private func number(_ value: Double, _ digits: Int, isScientific: Bool) -> String {
    // Zero has neither digits after the point nor a power.
    if value == 0 { return 0.formatted(.number.locale(locale)) }
    if isScientific {
      return value.formatted(.number.notation(.scientific).precision(.fractionLength(1)).locale(locale))
    }
    return value.formatted(.number.precision(.fractionLength(digits)).locale(locale))
  }
}
