import FlipbookDrawing
import Foundation

/// The properties of a subclass of layer besides those of all layers, and how it is drawn.
///
/// A committed state keeps the object as it was; the layer goes on with a copy.
package class LayerPayload {
  package init() {}

  package func copy() -> LayerPayload { LayerPayload() }

  /// A copy that animations are applied to, to be drawn.
  package func presentationCopy() -> LayerPayload { copy() }

  /// The numbers of a property, colours premultiplied; nil for properties it doesn't have.
  package func lanes(_ key: LayerKey) -> SIMD4<Double>? { nil }
  package func setLanes(_ key: LayerKey, _ value: SIMD4<Double>) {}
  /// A property that is no number: a `Path`, `[RGBA]`, `[Double]`, `CATransform3D`.
  package func object(_ key: LayerKey) -> Any? { nil }
  package func setObject(_ key: LayerKey, _ value: Any?) {}
  /// A value of one of an emitter's cells.
  package func cellLanes(_ name: String, _ property: String) -> SIMD4<Double>? { nil }
  package func setCellLanes(_ name: String, _ property: String, _ value: SIMD4<Double>) {}

  /// Changes a value of a cell of the model.
  ///
  /// - Parameter time: The layer's time; minus infinity for a layer that is not shown yet.
  package func changeCell(_ name: String, _ property: String, _ value: SIMD4<Double>, at time: TimeInterval) {
    setCellLanes(name, property, value)
  }
  /// Whether ``tracksChanged(from:to:at:)`` does something.
  package var followsTracks: Bool { false }

  /// The layer's animations are others now.
  ///
  /// - Parameter time: The layer's time.
  package func tracksChanged(from old: [LayerTrack], to new: [LayerTrack], at time: TimeInterval) {}

  /// A property as the layer's class has it, for access by name; nil for none.
  package func keyedValue(_ key: LayerKey) -> Any? { lanes(key).map { CGFloat($0.x) } }
  package func setKeyedValue(_ key: LayerKey, _ value: Any?) {
    if let lanes = LayerNumbers.lanes(value, count: 1) { setLanes(key, lanes) }
  }

  /// Whether ``record(_:_:)`` draws at most one item, so that opacity needs no group.
  package var isSingleItem: Bool { false }
  /// The outline of what is filled, where it is opaque and all that is drawn; nil elsewhere.
  var solidShape: (path: Path, eoFill: Bool)? { nil }
  /// Whether the layer looks different at another time even without animations.
  package var isMoving: Bool { false }

  /// Draws what lies over the background and under the sublayers, in the space of the layer's bounds.
  package func record(_ values: LayerValues, _ canvas: inout LayerCanvas) {}
}
