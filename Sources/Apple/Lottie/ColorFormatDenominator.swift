/// The number that stands for a full component.
public enum ColorFormatDenominator: Hashable, Sendable {
  case One
  case OneHundred
  case TwoFiftyFive

  var value: Double {
    switch self {
    case .One: 1
    case .OneHundred: 100
    case .TwoFiftyFive: 255
    }
  }
}
