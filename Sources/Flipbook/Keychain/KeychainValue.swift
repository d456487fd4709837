import Foundation

/// A value of an entry of the keychain.
enum KeychainValue: Hashable, Sendable {
  case text(String)
  case data(Data)
  case number(Double)
  case date(Date)

  /// Nil for a value that no entry has.
  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let data as Data: self = .data(data)
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let date as Date: self = .date(date)
    default: return nil
    }
  }

  /// The value as code reads it.
  var object: Any {
    switch self {
    case .text(let text): text
    case .data(let data): data
    case .number(let number): NSNumber(value: number)
    case .date(let date): date
    }
  }

  /// Whether it says yes.
  var isTrue: Bool { self == .number(1) }
}
