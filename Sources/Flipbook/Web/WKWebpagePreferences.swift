import Foundation

/// How a page behaves, which has no effect.
@MainActor
open class WKWebpagePreferences: NSObject {
  /// Has no effect.
  open var allowsContentJavaScript = true
}
