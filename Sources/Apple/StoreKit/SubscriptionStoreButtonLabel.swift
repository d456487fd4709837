/// The content of a subscription button's label.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let name: String
  /// As the place wants it.
  public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
  /// The action of the button.
  public static let action = SubscriptionStoreButtonLabel(name: "action")
  /// The name.
  public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
  /// Several lines.
  public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
  /// The price.
  public static let price = SubscriptionStoreButtonLabel(name: "price")
}
