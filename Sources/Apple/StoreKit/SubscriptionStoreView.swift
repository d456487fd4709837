import Flipbook

/// The subscriptions of a group, below words of the app's.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// The words of the app's, above a place for the subscriptions.
  public var body: some View {
    VStack(spacing: 16) {
      ScrollView { content.frame(maxWidth: .infinity) }
      Text("Subscription Unavailable").font(.headline)
      Text("The subscription is unavailable in the current storefront.").font(.subheadline)
        .foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
    .padding()
  }

  /// The subscriptions of a group.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }

  /// The subscriptions of identifiers.
  public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }

  /// Subscriptions.
  public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// The subscriptions of a group.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
    content = EmptyView()
  }

  /// The subscriptions of identifiers.
  public init(productIDs: some Collection<String>) { content = EmptyView() }
}

extension Product {
  /// How subscriptions of a group stand to the one that runs.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes relationships from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Larger.
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    /// Smaller.
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    /// As large.
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    /// The same.
    public static let current = SubscriptionRelationship(rawValue: 8)
    /// All.
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}
