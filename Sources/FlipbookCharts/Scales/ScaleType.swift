import Foundation

/// How numbers are laid out along an axis.
public struct ScaleType: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }

  let storage: Storage

  /// At equal distances.
  public static var linear: ScaleType { ScaleType(storage: .linear) }
  /// By their logarithm.
  public static var log: ScaleType { ScaleType(storage: .log) }
  /// By their logarithm, and through zero.
  public static var symmetricLog: ScaleType { ScaleType(storage: .symmetricLog(1)) }
  /// By their logarithm, and through zero with a slope.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(storage: .symmetricLog(slopeAtZero))
  }
  /// By their square root.
  public static var squareRoot: ScaleType { ScaleType(storage: .power(0.5)) }
  /// By a power of them.
  public static func power(exponent: Double) -> ScaleType { ScaleType(storage: .power(exponent)) }
  /// Dates at equal distances.
  public static var date: ScaleType { ScaleType(storage: .date) }
  /// Words, each with a band.
  public static var category: ScaleType { ScaleType(storage: .category) }

  /// Where a number lies on a line of equal distances; nil for nowhere.
  func forward(_ value: Double) -> Double? {
    let place: Double =
      switch storage {
      case .linear, .date, .category: value
      case .log: value > 0 ? Foundation.log(value) : .nan
      case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), exponent)
      case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * max(slope, 1e-9))
      }
    return place.isFinite ? place : nil
  }

  /// The number at a place of that line.
  func backward(_ place: Double) -> Double {
    switch storage {
    case .linear, .date, .category: place
    case .log: exp(place)
    case .power(let exponent): (place < 0 ? -1 : 1) * pow(abs(place), 1 / exponent)
    case .symmetricLog(let slope): (place < 0 ? -1 : 1) * expm1(abs(place)) / max(slope, 1e-9)
    }
  }
}
