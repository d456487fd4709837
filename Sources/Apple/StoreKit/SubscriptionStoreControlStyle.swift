/// How subscriptions are chosen.
public struct SubscriptionStoreControlStyle: Hashable, Sendable {
  private let name: String
  /// As the place wants it.
  public static let automatic = SubscriptionStoreControlStyle(name: "automatic")
  /// By buttons.
  public static let buttons = SubscriptionStoreControlStyle(name: "buttons")
  /// From a list.
  public static let picker = SubscriptionStoreControlStyle(name: "picker")
  /// From a list that stands out.
  public static let prominentPicker = SubscriptionStoreControlStyle(name: "prominentPicker")
}
