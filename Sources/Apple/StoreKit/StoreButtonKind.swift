/// The buttons of a store.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  /// Closes the store.
  public static let cancellation = StoreButtonKind(name: "cancellation")
  /// Brings purchases back.
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  /// Takes a code.
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  /// Leads to an account.
  public static let signIn = StoreButtonKind(name: "signIn")
  /// Leads to the rules.
  public static let policies = StoreButtonKind(name: "policies")
}
