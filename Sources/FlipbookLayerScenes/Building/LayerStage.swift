import FlipbookDrawing
import FlipbookLayers
import Foundation

/// The layers that a run of a scene works on, with what is still to be done to them.
final class LayerStage {
  /// By name.
  var layers: [String: CALayer] = [:]
  let seed: UInt32
  /// Text layers that are to become as large as their text once its size is known.
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
