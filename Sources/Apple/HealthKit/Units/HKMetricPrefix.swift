/// The prefix of a unit.
public enum HKMetricPrefix: Int, Hashable, Sendable {
  /// Prefixes, with Apple's numbers.
  case none = 0, pico = 13, nano = 1, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
  /// A billiardth.
  case femto = 14

  /// How many units one with the prefix is.
  var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }

  /// As it stands before a unit's sign.
  var sign: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }

  /// All of them, longer signs first.
  static let all: [HKMetricPrefix] = [
    .deca, .micro, .femto, .pico, .nano, .milli, .centi, .deci, .hecto, .kilo, .mega, .giga, .tera,
  ]
}
