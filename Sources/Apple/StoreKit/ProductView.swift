import Flipbook

/// A product with its price. A film reaches no store, so it stays without its texts.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let icon: Icon
  private let placeholder: PlaceholderIcon
  private let hasIcon: Bool

  /// The view while the product is not known.
  public var body: some View {
    HStack(spacing: 12) {
      if hasIcon { icon.frame(width: 64, height: 64) } else { placeholder }
      VStack(alignment: .leading, spacing: 6) {
        RoundedRectangle(cornerRadius: 4).frame(width: 110, height: 14)
        RoundedRectangle(cornerRadius: 4).frame(width: 150, height: 10)
      }
      .foregroundStyle(.quaternary)
      Spacer(minLength: 0)
      Capsule().foregroundStyle(.quaternary).frame(width: 64, height: 28)
    }
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  /// The product of an identifier, with an icon.
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    (self.icon, placeholder, hasIcon) = (icon(), EmptyView(), true)
  }

  /// A product, with an icon.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.init(id: product.id, icon: icon)
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// The product of an identifier.
  public init(id: String, prefersPromotionalIcon: Bool = false) {
    (icon, placeholder, hasIcon) = (EmptyView(), EmptyView(), false)
  }

  /// A product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { self.init(id: product.id) }
}
