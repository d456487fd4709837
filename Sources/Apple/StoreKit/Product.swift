import Flipbook
import Foundation

/// Something that an app sells. A film reaches no store, so there are none.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kinds of products.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Makes a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// For a time.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// For a time, and on and on.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// The outcome of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<StoreTransaction>)
    case userCancelled
    case pending
  }

  /// How a product is bought.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// For an account of the app's.
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: token.uuidString) }
    /// More than one.
    public static func quantity(_ quantity: Int) -> Self { Self(name: "\(quantity)") }
  }

  /// The identifier.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The name for people.
  public let displayName: String
  /// A sentence for people.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price for people.
  public let displayPrice: String
  /// Whether a family shares it.
  public let isFamilyShareable: Bool
  /// The subscription that it is; nil for others.
  public let subscription: SubscriptionInfo?

  /// How its price is written.
  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    .init(code: "USD", locale: Locale(identifier: "en_US"))
  }

  /// None: a film reaches no store.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String { [] }

  /// - Throws: ``StoreKitError/notAvailableInStorefront``, since a film reaches no store.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }

  /// The last purchase; none.
  public var latestTransaction: VerificationResult<StoreTransaction>? { get async { nil } }
  /// The entitlement of the person to the product; none.
  public var currentEntitlement: VerificationResult<StoreTransaction>? { get async { nil } }
}
