import Foundation

/// Which text fields a `UIAlertView` has.
public enum UIAlertViewStyle: Int, Hashable, Sendable {
  case `default` = 0
  case secureTextInput = 1
  case plainTextInput = 2
  case loginAndPasswordInput = 3

  var fieldCount: Int {
    switch self {
    case .default: 0
    case .secureTextInput, .plainTextInput: 1
    case .loginAndPasswordInput: 2
    }
  }
}
