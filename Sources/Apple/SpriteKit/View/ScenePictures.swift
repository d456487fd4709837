import FlipbookPicture

/// The pictures of two scenes in a view, one of which goes while the other comes.
struct ScenePictures {
  let old: [DisplayItem]
  let new: [DisplayItem]
  /// The rectangle of the view.
  let bounds: CGRect
  /// From the view's coordinates to the list's.
  let map: CGAffineTransform
  /// The whole drawing area in list space.
  let canvas: CGRect

  /// A picture as one item.
  ///
  /// - Parameters:
  ///   - move: A change of its place in the view.
  ///   - part: A rectangle of the view, before it is moved, that it is cut to; nil for all.
  func item(
    _ items: [DisplayItem], opacity: Double = 1, move: CGAffineTransform = .identity, part: CGRect? = nil
  ) -> DisplayItem {
    let clip = part.map {
      ClipChain(
        parent: nil, shape: .path(Path($0), FillStyle(), move.concatenating(map)), isInverse: false,
        canvas: canvas)
    }
    let inner = DisplayItem(content: .layer(DisplayLayer(items: items)), transform: .identity, canvas: canvas)
    guard !move.isIdentity else {
      return DisplayItem(
        content: inner.content, transform: .identity, opacity: opacity, clip: clip, canvas: canvas)
    }
    // The items lie in list space: the change is carried there.
    let inList = map.inverted().concatenating(move).concatenating(map)
    let filter = FilterStage(
      kind: .projection(ProjectionTransform(inList)), transform: .identity)
    return DisplayItem(
      content: inner.content, transform: .identity, opacity: opacity, clip: clip, filters: [filter],
      canvas: canvas)
  }

  /// A rectangle of the whole view in a colour.
  func cover(_ color: RGBA, _ opacity: Double) -> DisplayItem {
    DisplayItem(
      content: .fill(Path(bounds), .color(color), FillStyle()), transform: map, opacity: opacity,
      canvas: canvas)
  }
}
