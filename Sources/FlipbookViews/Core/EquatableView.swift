/// A view that is made anew only when it is another by its own comparison.
@frozen public struct EquatableView<Content: Equatable & View>: View {
  public var content: Content
  public init(content: Content) { self.content = content }
  public var body: some View { content }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
