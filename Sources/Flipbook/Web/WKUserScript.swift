import Foundation

/// A script for pages, which doesn't run.
open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// When it would run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether frames inside the page would not get it.
  public let isForMainFrameOnly: Bool

  /// Makes a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
}
