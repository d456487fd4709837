import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// The values of layers' properties before they were changed, and the animators that were started to change them.
@MainActor
final class ChangeRecord {
  private(set) var animators: [UIViewPropertyAnimator] = []

  private var entries: [(layer: CALayer, key: String, old: Any?)] = []

  func record(_ layer: CALayer, _ key: String, _ old: Any?) {
    guard !entries.contains(where: { $0.layer === layer && $0.key == key }) else { return }
    entries.append((layer, key, old))
  }

  func record(_ animator: UIViewPropertyAnimator) { animators.append(animator) }

  /// Gives all properties their former values.
  func revert() {
    UIView.performWithoutAnimation {
      for entry in entries { entry.layer.setValue(entry.old, forKey: entry.key) }
    }
    entries = []
  }
}
