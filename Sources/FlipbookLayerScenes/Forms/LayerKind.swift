import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A class of layer as scene files name it.
struct LayerKind {
  /// The name, as in `"type": "shape"`.
  let name: String
  let className: String
  let doc: String
  let make: () -> CALayer
  /// The properties it has besides those of every layer, in the order in which they are set.
  let properties: [LayerProperty]

  /// For messages.
  var phrase: String { name == "layer" ? "a plain layer" : "a \(name) layer" }

  // Layers belong to one thread; tables of functions on them are only read.
  nonisolated(unsafe) static let all: [LayerKind] = [
    LayerKind(
      name: "layer", className: "CALayer", doc: "A rectangle with contents and sublayers.",
      make: { CALayer() }, properties: []),
    LayerKind(
      name: "shape", className: "CAShapeLayer", doc: "A path, filled and stroked.",
      make: { CAShapeLayer() }, properties: shape),
    LayerKind(
      name: "text", className: "CATextLayer", doc: "Text.", make: { CATextLayer() }, properties: text),
    LayerKind(
      name: "gradient", className: "CAGradientLayer", doc: "A gradient that fills the bounds.",
      make: { CAGradientLayer() }, properties: gradient),
    LayerKind(
      name: "replicator", className: "CAReplicatorLayer", doc: "Copies of its sublayers.",
      make: { CAReplicatorLayer() }, properties: replicator),
    LayerKind(
      name: "emitter", className: "CAEmitterLayer", doc: "Particles.", make: { CAEmitterLayer() },
      properties: emitter),
    LayerKind(
      name: "lottie", className: "LottieFrameLayer", doc: "A Lottie animation that plays.",
      make: { LottieFrameLayer() }, properties: lottie),
    LayerKind(
      name: "video", className: "VideoFrameLayer", doc: "A film or an animated picture that plays.",
      make: { VideoFrameLayer() }, properties: video),
    LayerKind(
      name: "transform", className: "CATransformLayer", doc: "Sublayers that keep their depth.",
      make: { CATransformLayer() }, properties: []),
    LayerKind(
      name: "scroll", className: "CAScrollLayer", doc: "A part of its sublayers.", make: { CAScrollLayer() },
      properties: [
        .constant(
          "scrollMode", \CAScrollLayer.scrollMode, ["none", "vertically", "horizontally", "both"],
          "Which way it scrolls; both unless given.")
      ]),
    LayerKind(
      name: "tiled", className: "CATiledLayer", doc: "Drawn at once, as a plain layer.",
      make: { CATiledLayer() },
      properties: [.size("tileSize", \CATiledLayer.tileSize, "Of no effect.")]),
  ]

  /// The kind of a name, or of the name of its class.
  static func named(_ name: String) -> LayerKind? {
    all.first { $0.name == name } ?? all.first { $0.className == name }
  }

  /// The kinds that have a property, for messages.
  static func owners(of property: String) -> [LayerKind] {
    all.filter { $0.properties.contains { $0.key.name == property } }
  }

  /// Everything that can be set of a layer of this kind.
  var allProperties: [LayerProperty] { Self.tables[name]?.properties ?? [] }

  /// The keys of an object that says such a layer.
  var spec: SceneSpec { Self.tables[name]?.spec ?? SceneSpecs.layer(self) }

  nonisolated(unsafe) private static let tables = Dictionary(
    uniqueKeysWithValues: all.map { kind in
      (kind.name, (properties: common + kind.properties, spec: SceneSpecs.layer(kind)))
    })
}
