/// Takes the views of Xcode's library as they are written one after the other.
@resultBuilder @MainActor @preconcurrency
public enum LibraryContentBuilder {
  /// Joins items.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
