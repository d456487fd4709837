import FlipbookDiagnostics

extension UnsupportedRegister {
  /// The names of Core Animation that do less than on a device.
  package static let layers = UnsupportedRegister([
    .visible("All edges are smooth.", "CALayer.edgeAntialiasingMask"),
    .visible(
      "Images are scaled down without a bias.", "CALayer.minificationFilterBias",
      "CAEmitterCell.minificationFilterBias"),
    .none("Drawing is part of the frame, whenever it takes place.", "CALayer.drawsAsynchronously"),
    .none(
      "Layers are drawn with 8 bits a channel, up to white.", "CALayer.contentsFormat", "CALayer.toneMapMode"),
    .none("Glyphs stand at quarters of a pixel.", "CATextLayer.allowsFontSubpixelQuantization"),
    .none(
      "A tiled layer is drawn as a whole, sharp at every scale.", "CATiledLayer.levelsOfDetail",
      "CATiledLayer.levelsOfDetailBias"),
  ])
}

/// Warns that a scene uses a name whose effect a device shows.
///
/// - Parameters:
///   - name: As in the register.
///   - isVisible: Whether the value that is used makes a difference.
func unsupported(_ name: String, when isVisible: Bool) {
  if isVisible { UnsupportedRegister.layers.report(name) }
}
