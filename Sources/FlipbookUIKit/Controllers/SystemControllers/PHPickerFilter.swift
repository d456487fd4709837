/// The kinds of pictures that may be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  /// Pictures.
  public static let images = PHPickerFilter(name: "images")
  /// Films.
  public static let videos = PHPickerFilter(name: "videos")
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Pictures of screens.
  public static let screenshots = PHPickerFilter(name: "screenshots")
  /// Any of several kinds.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: filters.map(\.name).joined(separator: "|"))
  }
  /// All of several kinds.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: filters.map(\.name).joined(separator: "&"))
  }
  /// Any other kind.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(name: "!" + filter.name)
  }
}
