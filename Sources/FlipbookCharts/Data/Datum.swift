import Foundation

/// A value as scales take it.
enum Datum: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  /// The number of a continuous value; nil for a word.
  var number: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }

  /// Whether the value has a place.
  var isFinite: Bool { number?.isFinite ?? true }

  /// As it stands on a legend or an axis of words.
  var word: String {
    switch self {
    case .category(let word): word
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
    case .date(let value): Date(timeIntervalSinceReferenceDate: value).description
    }
  }

  /// A value of the same kind.
  func with(_ number: Double) -> Datum {
    if case .date = self { .date(number) } else { .number(number) }
  }
}
