import Flipbook
import Foundation

extension Product {
  /// How long a subscription lasts.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The units of time.
    public enum Unit: Hashable, Codable, Sendable {
      case day, week, month, year

      /// The word for it.
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }

      /// Writes the English word for a unit, in small letters.
      public struct FormatStyle: Foundation.FormatStyle {
        init() {}
        /// Writes the word: `week`.
        public func format(_ value: Unit) -> String { value.localizedDescription.lowercased() }
      }

      /// The unit as a style writes it.
      public func formatted(_ format: FormatStyle) -> String { format.format(self) }
    }

    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int
  }

  /// An offer for a subscription.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How it is paid.
    public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
    /// The identifier; nil for the offer of the start.
    public let id: String?
    /// The price for people.
    public let displayPrice: String
    /// How long it lasts.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode
  }

  /// The subscription that a product is.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// Where a subscription stands.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// The number of the state.
      public let rawValue: Int
      /// Makes a state from its number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// It runs.
      public static let subscribed = RenewalState(rawValue: 1)
      /// It is over.
      public static let expired = RenewalState(rawValue: 2)
      /// The bank is asked again.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// It runs, though it isn't paid.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// It was taken back.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// How a subscription goes on.
    public struct RenewalInfo: Hashable, Sendable {
      /// The product that runs.
      public let currentProductID: String
      /// The product that comes next.
      public let autoRenewPreference: String?
      /// Whether it goes on.
      public let willAutoRenew: Bool
    }

    /// Where a person's subscription stands.
    public struct Status: Hashable, Sendable {
      /// Where it stands.
      public let state: RenewalState
      /// The purchase.
      public let transaction: VerificationResult<StoreTransaction>
      /// How it goes on.
      public let renewalInfo: VerificationResult<RenewalInfo>
      /// Changes; there are none.
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
      /// All; there are none.
      public static var all: AsyncStream<(groupID: String, statuses: [Status])> {
        AsyncStream { $0.finish() }
      }
    }

    /// The group that it is one of.
    public let subscriptionGroupID: String
    /// How long it lasts.
    public let subscriptionPeriod: SubscriptionPeriod
    /// Its place in the group.
    public let groupLevel: Int
    /// The offer of the start.
    public let introductoryOffer: SubscriptionOffer?
    /// Other offers.
    public let promotionalOffers: [SubscriptionOffer]
    /// Where the person's subscription stands; none.
    public var status: [Status] { get async throws { [] } }
    /// Whether the person may have the offer of the start. Nobody can in a film.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// None: a film reaches no store.
    public static func status(for groupID: String) async throws -> [Status] { [] }
  }
}

extension Product {
  /// Writes the unit of a subscription's period.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }
}
