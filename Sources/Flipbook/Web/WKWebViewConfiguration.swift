import FlipbookUIKit
import Foundation

/// The settings of a web view, which have no effect.
@MainActor
open class WKWebViewConfiguration: NSObject {
  /// Scripts of pages, which don't run.
  open nonisolated(unsafe) var userContentController = WKUserContentController()
  /// Has no effect.
  open var preferences = WKPreferences()
  /// Has no effect.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// Has no effect.
  open var allowsInlineMediaPlayback = false
  /// Has no effect.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
}
