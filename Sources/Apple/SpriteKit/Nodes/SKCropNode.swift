import Flipbook
import FlipbookPicture
import Foundation

/// A node that shows all below it where another, its mask, has ink.
open class SKCropNode: SKNode {
  /// The mask, in the node's coordinates; nil to show everything. Where its opacity is below 0.05 nothing shows.
  open var maskNode: SKNode?

  override func draw(_ place: NodePlace, _ recorder: NodeRecorder) {
    guard let maskNode else { return super.draw(place, recorder) }
    var inner = place
    inner.alpha = 1
    let items = recorder.items { recorder in for child in children { recorder.visit(child, in: inner) } }
    let mask = recorder.items { recorder in recorder.visit(maskNode, in: inner) }
    recorder.group(items, place, .normal, blur: 0, mask: mask)
  }

  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKCropNode else { return }
    maskNode = other.maskNode?.copy() as? SKNode
  }
}
