import FlipbookMotion

/// The transition of what names none: opacity.
@MainActor
final class Fade {
  private var value: AnimatedValue<_OpacityEffect>!
  let node: _ViewNode

  init(node: _ViewNode, opacity: Double) {
    self.node = node
    value = AnimatedValue(_OpacityEffect(opacity: opacity), node: node) { [unowned self] in invalidate() }
  }

  /// Begins a way in a transaction: the node's where none is given.
  func go(to opacity: Double, in transaction: Transaction? = nil) {
    value.set(_OpacityEffect(opacity: opacity), in: transaction ?? node.transaction)
    apply()
    invalidate()
  }

  /// Gives the opacity to the elements that the node has now.
  func apply() { for element in node.elements { element.fade = value } }

  private func invalidate() { for element in node.elements { element.invalidateDisplay() } }
}
