import Foundation

/// How pages behave, which has no effect.
@MainActor
open class WKPreferences: NSObject {
  /// Has no effect.
  open var javaScriptEnabled = true
  /// Has no effect.
  open var javaScriptCanOpenWindowsAutomatically = false
}
