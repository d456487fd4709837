import Foundation

/// A request to save and delete subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The subscriptions to save.
  open var subscriptionsToSave: [CKSubscription]?
  /// The subscriptions to delete.
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Called at the end, with an error.
  open var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?

  /// Makes a request.
  public init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
    super.init()
  }

  override func refuse(_ error: any Error) { modifySubscriptionsCompletionBlock?(nil, nil, error) }
}
