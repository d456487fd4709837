/// The views that Xcode's library offers. No film shows it.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// The views.
  @LibraryContentBuilder var views: [LibraryItem] { get }
}

extension LibraryContentProvider {
  /// None.
  public var views: [LibraryItem] { [] }
}
