extension _ViewNode {
  /// Whether the node's first view is drawn: no container around it has chosen another in its place.
  var isSeen: Bool {
    elements.first.map { sequence(first: $0, next: \.parent).allSatisfy(\.isDrawn) } ?? true
  }
}
