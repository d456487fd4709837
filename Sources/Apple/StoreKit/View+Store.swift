import Flipbook
import Foundation

extension View {
  /// Has no effect. A film's store has no buttons.
  public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
  /// Has no effect. A film reaches no store.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  /// Has no effect. A film reaches no store.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  /// Has no effect. A film reaches no store.
  public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View
  {
    self
  }
  /// Has no effect. A film's store has no subscriptions.
  public func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { self }
  /// Has no effect. A film's store has no subscriptions.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  /// Has no effect. A film's store has no subscriptions.
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  /// Has no effect. A film's store has no subscriptions.
  public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View { self }
  /// Has no effect. A film shows no sheet of the store's.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// Has no effect. A film shows no sheet of the store's.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
    self
  }
  /// Has no effect. A film shows no sheet of the store's.
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (
      (Result<StoreTransaction.RefundRequestStatus, StoreTransaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View { self }
  /// Has no effect. A film shows no sheet of the store's.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  /// Sets the style of products. Has no effect: no product is known.
  public func productViewStyle(_ style: ProductViewStyleChoice) -> some View { self }

  /// Loads the status of a person's subscriptions: there are none.
  public func subscriptionStatusTask(
    for groupID: String,
    priority: TaskPriority = .medium,
    action: @escaping @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(priority: priority) {
      await action(.loading)
      await action(.success([]))
    }
  }

  /// Loads a person's entitlement: there is none.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @Sendable (EntitlementTaskState<VerificationResult<StoreTransaction>?>) async -> Void
  ) -> some View {
    task(priority: priority) {
      await action(.loading)
      await action(.success(nil))
    }
  }

  /// Loads the products of the store: there are none.
  public func storeProductsTask(
    for ids: some Collection<String>, priority: TaskPriority = .medium,
    action: @escaping @Sendable (Product.CollectionTaskState) async -> Void
  ) -> some View {
    let all = Array(ids)
    return task(priority: priority) {
      await action(.loading)
      await action(.success([], unavailable: all))
    }
  }
}

extension Product {
  /// How far the store is with a list of products.
  public enum CollectionTaskState: Sendable {
    case loading
    case success([Product], unavailable: [String])
    case failure(any Error)
  }
}

extension EnvironmentValues {
  /// Shows a message of the store's.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

extension ContainerBackgroundPlacement {
  /// Behind a store of subscriptions.
  public static var subscriptionStore: ContainerBackgroundPlacement { .navigation }
  /// Behind the words of a store of subscriptions.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .navigation }
  /// Behind all of a store of subscriptions.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .navigation }
}
