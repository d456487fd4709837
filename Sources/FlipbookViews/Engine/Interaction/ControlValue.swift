import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A value that a script gives a control.
package enum ControlValue: Hashable, Sendable, CustomStringConvertible {
  case number(Double)
  case flag(Bool)
  case text(String)

  package var description: String {
    switch self {
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .flag(let flag): "\(flag)"
    case .text(let text): "\"\(text)\""
    }
  }
}
