import FlipbookDrawing
import Foundation

// What a keyboard would look like. A film has none.

public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  case `default` = 0
  case dark, light
}

public enum UIReturnKeyType: Int, Hashable, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  case `default` = 0
  case no, yes
}

public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  case `default` = 0
  case no, yes
}

public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  case `default` = 0
  case no, yes
}
