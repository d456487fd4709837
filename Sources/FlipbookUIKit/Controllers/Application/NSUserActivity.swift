import Foundation

/// An activity that another device may continue. None does in a film.
@MainActor @preconcurrency
open class NSUserActivity: NSObject {
  /// The kind of the activity.
  public let activityType: String
  /// The words of the activity; nil for none.
  open var title: String?
  /// The values of the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The address of the same content in the web.
  open var webpageURL: URL?
  /// Has no effect: no other device continues it.
  open var isEligibleForHandoff = true
  /// Has no effect: nothing is searched for.
  open var isEligibleForSearch = false
  /// Has no effect: nothing is foretold.
  open var isEligibleForPrediction = false
  /// The identity of the activity; nil for none.
  open var persistentIdentifier: String?

  /// Makes an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Does nothing: no other device continues it.
  open func becomeCurrent() {}
  /// Does nothing: no other device continues it.
  open func resignCurrent() {}
  /// Does nothing: no other device continues it.
  open func invalidate() {}
}
