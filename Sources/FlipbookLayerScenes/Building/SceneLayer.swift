import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A layer of a scene file, read and found right, from which layers are made as often as needed.
final class SceneLayer {
  let kind: LayerKind
  var name: String?
  var setters: [(CALayer) -> Void] = []
  var animations: [SceneAnimation] = []
  /// By event; nil for nothing.
  var actions: [String: SceneAnimation?] = [:]
  var mask: SceneLayer?
  var layers: [SceneLayer] = []
  /// Whether its bounds are as large as its text.
  var fitsText = false
  /// The cost of it and of all that lies in it.
  var cost = SceneCost()

  init(kind: LayerKind) { self.kind = kind }

  /// Makes the layer with all that lies in it.
  func make(on stage: LayerStage) -> CALayer {
    let layer = kind.make()
    if let emitter = layer as? CAEmitterLayer { emitter.seed = stage.seed }
    fill(layer, on: stage)
    return layer
  }

  /// Gives a layer what the scene says of it.
  func fill(_ layer: CALayer, on stage: LayerStage) {
    for set in setters { set(layer) }
    if !actions.isEmpty {
      let delegate = SceneActions(actions)
      stage.delegates.append(delegate)
      layer.delegate = delegate
    }
    if let mask { layer.mask = mask.make(on: stage) }
    for child in layers { layer.addSublayer(child.make(on: stage)) }
    if let name { stage.layers[name] = layer }
    if fitsText, let text = layer as? CATextLayer { stage.unfitted.append(text) }
    if !animations.isEmpty { stage.unanimated.append((layer, animations)) }
  }
}
