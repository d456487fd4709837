import FlipbookPicture

/// The transforms of the layers of a list, worked out once for each picture, and again only where they change.
final class LottieMatrices {
  private struct Entry {
    var matrix: CGAffineTransform
    var span: LottieSpan
    var picture: Int
  }

  private let comp: LottieComp
  private var known: [Entry?]
  private var picture = 0

  init(_ comp: LottieComp) {
    self.comp = comp
    known = Array(repeating: nil, count: comp.layers.count)
  }

  /// Begins a picture.
  func begin() { picture += 1 }

  /// The map from a layer's space to that of the list.
  func matrix(of index: Int, at moment: LottieMoment) -> CGAffineTransform {
    // From the layer up to its first ancestor that is known, then back down: parents may be many.
    var chain: [Int] = []
    var next: Int? = index
    while let at = next, !isKnown(at, moment.frame) {
      chain.append(at)
      next = comp.layers[at].layer.parent
    }
    var above = next.flatMap { known[$0] }
    for at in chain.reversed() {
      let watch = LottieWatch()
      if let above { watch.narrow(above.span) }
      let own = comp.layers[at].layer.transform.matrix(at: moment.watched(by: watch))
      let entry = Entry(
        matrix: own.concatenating(above?.matrix ?? .identity), span: watch.span, picture: picture)
      known[at] = entry
      above = entry
    }
    guard let above else { return .identity }
    moment.watch?.narrow(above.span)
    return above.matrix
  }

  private func isKnown(_ index: Int, _ frame: Double) -> Bool {
    guard let entry = known[index] else { return false }
    return entry.picture == picture || entry.span.contains(frame)
  }
}
