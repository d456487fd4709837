/// A view whose body is made anew only when the view differs by its own comparison.
@frozen public struct EquatableView<Content: Equatable & View>: View {
  /// The view that is compared.
  public var content: Content
  /// Makes a view that is compared by `==`.
  public init(content: Content) { self.content = content }
  /// The view that is compared.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Returns the view, compared by `==` before its body is made anew.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
