import FlipbookDrawing
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
  /// What it costs with all that lies in it.
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

/// What a run of a scene works on.
final class LayerStage {
  /// By name.
  var layers: [String: CALayer] = [:]
  let seed: UInt32
  /// Text layers that are to become as large as their text once they can tell how large that is.
  var unfitted: [CATextLayer] = []
  /// Animations to be added once layers stand in the tree, whose time they begin in.
  var unanimated: [(CALayer, [SceneAnimation])] = []
  /// Layers don't keep theirs.
  var delegates: [SceneActions] = []
  private var fitted: Set<ObjectIdentifier> = []

  init(seed: UInt32) { self.seed = seed }

  /// Does what waits for layers to stand in a tree.
  func settle() {
    for text in unfitted {
      fitted.insert(ObjectIdentifier(text))
      fit(text)
    }
    unfitted = []
    for (layer, animations) in unanimated {
      for animation in animations {
        animation.add(to: layer)
        if let text = layer as? CATextLayer, fitted.contains(ObjectIdentifier(text)) {
          follow(text, animation)
        }
      }
    }
    unanimated = []
  }

  /// Makes a text layer as large as its text again, after a change.
  func refit(_ layer: CALayer) {
    if let text = layer as? CATextLayer, fitted.contains(ObjectIdentifier(text)) { fit(text) }
  }

  /// Has a layer that is as large as its text stay so while the size of its font is animated.
  private func follow(_ text: CATextLayer, _ animation: SceneAnimation) {
    guard let room = animation.timed(on: text) as? CAPropertyAnimation,
      room.keyPath == LayerKey.fontSize.name
    else { return }
    func size(_ value: Any?) -> CGSize {
      let own = text.fontSize
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      text.fontSize = LayerNumbers.number(value).map { CGFloat($0) } ?? own
      let size = text.preferredFrameSize()
      text.fontSize = own
      CATransaction.commit()
      return size
    }
    room.keyPath = "bounds.size"
    room.delegate = nil
    switch room {
    case let basic as CABasicAnimation where basic.byValue == nil:
      (basic.fromValue, basic.toValue) = (size(basic.fromValue), size(basic.toValue))
    case let frames as CAKeyframeAnimation where frames.values != nil:
      frames.values = frames.values?.map { size($0) }
    default: return
    }
    text.add(room, forKey: animation.key.map { "\($0)-room" })
  }

  private func fit(_ text: CATextLayer) {
    let size = text.preferredFrameSize()
    // The text is another at once, and so is its size.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    text.bounds.size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    CATransaction.commit()
  }
}
