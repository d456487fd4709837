import FlipbookDrawing
import Foundation

/// The title of a keyboard's return key. A film has none.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
