import FlipbookViews

/// A picture that was chosen. There is none in a film.
public struct PHPickerResult {
  /// What the picture can be read from.
  public let itemProvider: NSItemProvider
  /// The identifier in the library.
  public let assetIdentifier: String?
}
