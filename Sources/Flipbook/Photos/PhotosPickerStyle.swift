import FlipbookViews

/// Where a picker of pictures is shown. It has no effect: a film has no library of pictures.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// In a sheet.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// In the view.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// In the view, in a row.
  public static let compact = PhotosPickerStyle(name: "compact")
}

extension View {
  /// Has no effect. A film has no library of pictures.
  public func photosPickerStyle(_ mode: PhotosPickerStyle) -> some View { self }
  /// Has no effect. A film has no library of pictures.
  public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    self
  }
}
