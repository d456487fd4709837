import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A layer as presented at a time: its model values with its animations applied.
package struct PresentedLayer {
  package var values: LayerValues
  package var payload: LayerPayload?
  package var contents: Any?
  package var shadowPath: CGPath?
  /// The values of the scene's own that are animated; nil for none.
  package var custom: [String: Any]?
  /// Contents that the present ones fade out of, and how far they have.
  package var fade: (from: Any?, amount: Double)?
  private let layer: CALayer
  private var ownsPayload = false
  /// A transform that is being put together of its parts.
  private var parts: (key: LayerKey, parts: TransformParts, angles: SIMD3<Double>)?

  package init(_ layer: CALayer) {
    self.layer = layer
    values = layer.values
    payload = layer.payload
    contents = layer.contentsValue
    shadowPath = layer.shadowPathValue
  }

  /// Goes back to what the layer was at the last commit.
  mutating func restore(_ committed: CommittedLayer) {
    values = committed.values
    payload = committed.payload
    contents = committed.contents
    shadowPath = committed.shadowPath
  }

  package mutating func apply(_ tracks: [LayerTrack], at time: TimeInterval) {
    for track in tracks { track.apply(to: &self, at: time) }
    joinParts()
  }

  // MARK: Values that tracks change

  func lanes(_ key: LayerKey) -> SIMD4<Double>? {
    key.isCommon ? values.lanes(key) : payload?.lanes(key)
  }

  mutating func setLanes(_ key: LayerKey, _ lanes: SIMD4<Double>) {
    guard lanes.x.isFinite, lanes.y.isFinite, lanes.z.isFinite, lanes.w.isFinite else { return }
    if key.isCommon {
      values.setLanes(key, lanes)
    } else {
      own()
      payload?.setLanes(key, lanes)
    }
  }

  mutating func transform(_ key: LayerKey) -> CATransform3D? {
    if parts?.key == key { joinParts() }
    return values.transform(key) ?? payload?.object(key) as? CATransform3D
  }

  mutating func setTransform(_ key: LayerKey, _ value: CATransform3D) {
    if parts?.key == key { parts = nil }
    if key.isCommon {
      values.setTransform(key, value)
    } else {
      own()
      payload?.setObject(key, value)
    }
  }

  mutating func component(_ key: LayerKey, _ component: TransformComponent) -> SIMD4<Double> {
    decompose(key)
    guard let current = parts else { return .zero }
    return TransformComponents.lanes(component, current.parts, current.angles)
  }

  mutating func setComponent(_ key: LayerKey, _ component: TransformComponent, _ lanes: SIMD4<Double>) {
    guard lanes.x.isFinite, lanes.y.isFinite else { return }
    decompose(key)
    guard var current = parts else { return }
    TransformComponents.set(component, lanes, &current.parts, &current.angles)
    parts = current
  }

  private mutating func decompose(_ key: LayerKey) {
    if parts?.key == key { return }
    joinParts()
    guard let transform = transform(key) else { return }
    if transform == CATransform3DIdentity {
      parts = (key, .identity, .zero)
    } else {
      let taken = TransformParts(any: transform)
      parts = (key, taken, taken.angles)
    }
  }

  private mutating func joinParts() {
    guard let current = parts else { return }
    parts = nil
    setTransform(current.key, current.parts.transform(angles: current.angles))
  }

  func object(_ key: LayerKey) -> Any? {
    key == .shadowPath ? shadowPath?.path : payload?.object(key)
  }

  mutating func setObject(_ key: LayerKey, _ value: Any?) {
    if key == .shadowPath {
      shadowPath = (value as? Path)?.cgPath
    } else {
      own()
      payload?.setObject(key, value)
    }
  }

  func cellLanes(_ name: String, _ property: String) -> SIMD4<Double>? { payload?.cellLanes(name, property) }

  mutating func setCellLanes(_ name: String, _ property: String, _ lanes: SIMD4<Double>) {
    own()
    payload?.setCellLanes(name, property, lanes)
  }

  func customValue(_ key: String) -> Any? { custom?[key] ?? layer.keyedValue(key) }

  mutating func setCustom(_ key: String, _ value: Any) {
    custom = (custom ?? [:]).merging([key: value]) { $1 }
  }

  private mutating func own() {
    guard !ownsPayload else { return }
    ownsPayload = true
    payload = payload?.presentationCopy()
  }
}
