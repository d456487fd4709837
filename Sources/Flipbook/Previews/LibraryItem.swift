/// A view in Xcode's library. No film shows it.
public struct LibraryItem {
  /// The part of the library.
  public enum Category: Hashable, Sendable {
    /// Parts of the library.
    case effect, layout, control, other
  }

  /// Makes an item.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}
