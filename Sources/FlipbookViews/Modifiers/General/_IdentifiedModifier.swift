/// The modifier by which previews find views. It changes nothing.
public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  /// The identifier that the view is found by.
  public let identifier: Identifier

  /// Makes a modifier.
  public init(identifier: Identifier) { self.identifier = identifier }

  /// The content as it is.
  public func body(content: Content) -> some View { content }
}
