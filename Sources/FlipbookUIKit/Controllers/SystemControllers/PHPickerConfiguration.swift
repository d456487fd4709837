/// The settings of a picker of pictures. A film has none.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// How films are handed over.
  public enum AssetRepresentationMode: Int, Hashable, Sendable {
    case automatic = 0
    case current, compatible
  }

  /// The kinds of pictures; nil for all.
  public var filter: PHPickerFilter?
  /// The number of pictures; 0 for any.
  public var selectionLimit = 1
  /// How films are handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Pictures that are chosen already.
  public var preselectedAssetIdentifiers: [String] = []

  /// How the chosen pictures are marked.
  public enum Selection: Int, Hashable, Sendable {
    case `default` = 0
    case ordered, continuous, continuousAndOrdered
  }
  /// How the chosen pictures are marked.
  public var selection = Selection.default

  /// Any one picture.
  public init() {}
}
