import FlipbookLayerScenes

/// `flipbook list --list-props --json`.
struct ListedProps: Encodable {
  var props: [DeclaredProp]
  /// Whether the scene may read others.
  var isOpen: Bool
}
