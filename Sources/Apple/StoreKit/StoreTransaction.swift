import Flipbook
import Foundation

/// A purchase. A film has none.
public struct StoreTransaction: Identifiable, Hashable, Sendable {
  /// Why a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The number of the reason.
    public let rawValue: Int
    /// Makes a reason from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The app was at fault.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Something else.
    public static let other = RevocationReason(rawValue: 0)
    /// The words for it.
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
  }

  /// The outcome of a refund request.
  public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
  /// Why the money isn't given back.
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }

  /// The identifier.
  public let id: UInt64
  /// The first purchase of a subscription.
  public let originalID: UInt64
  /// The product.
  public let productID: String
  /// The kind of product.
  public let productType: Product.ProductType
  /// The group of a subscription.
  public let subscriptionGroupID: String?
  /// The time.
  public let purchaseDate: Date
  /// The end of a subscription.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// Why it was taken back.
  public let revocationReason: RevocationReason?
  /// The number of products.
  public let purchasedQuantity: Int
  /// Whether a larger subscription took its place.
  public let isUpgraded: Bool

  private static var none: AsyncStream<VerificationResult<StoreTransaction>> { AsyncStream { $0.finish() } }
  /// New purchases; there are none.
  public static var updates: AsyncStream<VerificationResult<StoreTransaction>> { none }
  /// All purchases; there are none.
  public static var all: AsyncStream<VerificationResult<StoreTransaction>> { none }
  /// The entitlements of the person; none.
  public static var currentEntitlements: AsyncStream<VerificationResult<StoreTransaction>> { none }
  /// Purchases that the app has not finished; there are none.
  public static var unfinished: AsyncStream<VerificationResult<StoreTransaction>> { none }
  /// The last purchase of a product; none.
  public static func latest(for productID: String) async -> VerificationResult<StoreTransaction>? { nil }
  /// The entitlement of the person to a product; none.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<StoreTransaction>?
  {
    nil
  }
  /// Ends the purchase.
  public func finish() async {}
}

/// A purchase. SwiftUI has a type of this name too: files that import both say `StoreKit.Transaction`.
public typealias Transaction = StoreTransaction
