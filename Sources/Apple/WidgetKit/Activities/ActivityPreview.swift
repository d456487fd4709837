import FlipbookViews

/// A live activity in its place; empty for a widget that shows none of these attributes.
struct ActivityPreview: View {
  let kind: ActivityPreviewViewKind
  let views: _ActivityViews?

  var body: some View {
    if let views {
      switch kind {
      case .content: ActivityStage(content: views.content)
      case .dynamicIsland(let state): IslandStage(island: views.island, state: state)
      }
    }
  }
}
