import Foundation

/// A subscription to changes in a cloud, of which a film is never notified.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// The identifier of a subscription.
  public typealias ID = String

  /// The content of a notification of a change.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    /// The text.
    open var alertBody: String?
    /// The key of the text in tables.
    open var alertLocalizationKey: String?
    /// Names of values for the text.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// The title.
    open var title: String?
    /// The key of the title in tables.
    open var titleLocalizationKey: String?
    /// Names of values for the title.
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    /// The name of a sound.
    open var soundName: String?
    /// Whether the app's icon gets a number.
    open var shouldBadge = false
    /// Whether the app is notified in the background.
    open var shouldSendContentAvailable = false
    /// Names of values that come along.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// The kind of notice.
    open var category: String?

    /// Makes a notice that says nothing.
    public override init() {}
  }

  /// Its identifier.
  public let subscriptionID: ID
  /// The content of its notifications.
  open var notificationInfo: NotificationInfo?

  init(id: ID) { subscriptionID = id }
}
