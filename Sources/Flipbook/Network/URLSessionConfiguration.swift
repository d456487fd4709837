import FlipbookCombine
import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// The settings of a session's requests. They have no effect.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// A new configuration with the defaults.
  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// A new configuration with the defaults.
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// In seconds.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// In seconds; a week unless set. Has no effect.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// Has no effect: nothing is sent.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// Has no effect: nothing is sent.
  open var urlCache: URLCache? = .shared
  /// Has no effect: a film keeps no answers.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// Has no effect: a request fails at once.
  open var waitsForConnectivity = false
  /// Has no effect: a film reaches no network.
  open var allowsCellularAccess = true
  /// Has no effect: a film reaches no network.
  open var allowsExpensiveNetworkAccess = true
  /// Has no effect: a film reaches no network.
  open var allowsConstrainedNetworkAccess = true
  /// Has no effect: a film reaches no network.
  open var httpMaximumConnectionsPerHost = 6
  /// Has no effect: nothing is sent.
  open var httpShouldSetCookies = true
  /// Has no effect: no class of a scene's own is asked for an answer.
  open var protocolClasses: [AnyClass]?
}
