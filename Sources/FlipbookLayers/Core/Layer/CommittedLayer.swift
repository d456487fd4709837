import FlipbookDrawing
import Foundation

/// A layer as it was at the last commit, kept while it changes, for transitions from there.
package final class CommittedLayer {
  let values: LayerValues
  let payload: LayerPayload?
  let contents: Any?
  let shadowPath: CGPath?
  let mask: CALayer?
  let effects: LayerEffects?
  let layers: [CALayer]
  let backing: LayerBacking?

  init(_ layer: CALayer) {
    values = layer.values
    payload = layer.payload
    contents = layer.contentsValue
    shadowPath = layer.shadowPathValue
    mask = layer.maskLayer
    effects = layer.effects
    layers = layer.layers
    backing = layer.backing
  }
}
