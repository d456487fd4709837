/// A list of layers, that of the file or of a precomposition. The first is on top.
final class LottieComp: Sendable {
  /// A layer in a place that is shared: whoever asks for a part of it copies that part alone.
  final class Place: Sendable {
    let layer: LottieLayer

    init(_ layer: LottieLayer) { self.layer = layer }
  }

  let layers: [Place]
  /// Whether a layer mixes its colours with those under it.
  let hasBlending: Bool
  /// Whether layers are seen in perspective: where a camera sees one in space.
  let usesSpace: Bool
  /// The layers that are cameras, the one on top first.
  let cameras: [Int]
  /// The layers that are heard, or hold some that are.
  let soundPlaces: [Int]
  /// The layers that are pictures of their own, and when each shows.
  private let drawn: [(index: Int, inPoint: Double, outPoint: Double)]

  /// - Parameter hasUsualCamera: Whether lists without a camera are seen through that of After Effects.
  init(layers: [LottieLayer], hasUsualCamera: Bool = false) {
    self.layers = layers.map(Place.init)
    hasBlending = layers.contains { $0.mixes }
    cameras = layers.indices.filter {
      if case .camera = layers[$0].content, !layers[$0].isHidden { true } else { false }
    }
    let watched = !cameras.isEmpty
    usesSpace = layers.contains {
      $0.isSpatial && (watched || hasUsualCamera && $0.transform.leavesPlane)
    }
    soundPlaces = layers.indices.filter {
      switch layers[$0].content {
      case .sound: true
      case .comp(let inner, _, _): !inner.soundPlaces.isEmpty
      default: false
      }
    }
    drawn = layers.enumerated().filter { !$1.isMatteSource && !$1.isHidden }.map {
      ($0, $1.inPoint, $1.outPoint)
    }
  }

  /// The places of the layers that are drawn at a time, the one at the back first.
  func drawn(at moment: LottieMoment) -> [Int] {
    let frame = moment.frame
    var result: [Int] = []
    var span = LottieSpan()
    for (index, inPoint, outPoint) in drawn.reversed() {
      if inPoint <= frame && frame < outPoint { result.append(index) }
      span.cut(at: inPoint, around: frame)
      span.cut(at: outPoint, around: frame)
    }
    moment.watch?.narrow(span)
    return result
  }
}
