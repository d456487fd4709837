/// A list of layers, that of the file or of a precomposition. The first is on top.
final class LottieComp: Sendable {
  let layers: [LottieLayer]
  /// Whether a layer mixes its colours with those under it.
  let hasBlending: Bool

  init(layers: [LottieLayer]) {
    self.layers = layers
    hasBlending = layers.contains { $0.blendMode != .normal }
  }
}
