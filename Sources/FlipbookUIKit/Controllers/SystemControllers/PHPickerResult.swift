import FlipbookViews

/// A picture that was chosen. There is none in a film.
public struct PHPickerResult {
  /// The provider of the picture's data.
  public let itemProvider: NSItemProvider
  /// The identifier in the library.
  public let assetIdentifier: String?
}
