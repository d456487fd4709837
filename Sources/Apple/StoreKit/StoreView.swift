import Flipbook

/// Products below each other.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let count: Int

  /// A row for each product.
  public var body: some View {
    ScrollView {
      VStack(spacing: 16) { ForEach(0..<count, id: \.self) { ProductView(id: "\($0)") } }.padding()
    }
  }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// The products of identifiers.
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) { count = ids.count }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// The products of identifiers, with icons that wait for their products.
  public init(
    ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { count = ids.count }
}
