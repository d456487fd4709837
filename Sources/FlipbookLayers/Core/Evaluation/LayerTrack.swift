import FlipbookDrawing
import FlipbookMotion
import Foundation

/// One property of one layer over time, worked out from an animation when it begins.
package final class LayerTrack {
  /// A group that the animation lies in.
  struct Level {
    let clock: MediaClock
    let curve: UnitCurve?
  }

  /// The property that is changed.
  enum Target {
    case whole(LayerKey)
    case part(LayerKey, offset: Int, count: Int)
    case component(LayerKey, TransformComponent)
    case cell(String, String)
    case custom(String, CustomValueKind)
  }

  /// How it changes.
  enum Content {
    case lanes(LaneContent)
    /// Numbers made a transform.
    case function(LaneContent, CAValueFunction)
    case transform(MediaAnimation<CATransform3D>)
    case path(MediaAnimation<Path>)
    case colors(MediaAnimation<[RGBA]>)
    case numbers(MediaAnimation<[Double]>)
    case motionPath(MediaPathAnimation)
    case contents(ContentsTrack)
  }

  private let levels: [Level]
  private let clock: MediaClock
  private let curve: UnitCurve?
  private let target: Target
  private let content: Content
  private let isAdditive: Bool
  private let isCumulative: Bool

  init(
    levels: [Level], clock: MediaClock, curve: UnitCurve?, target: Target, content: Content,
    isAdditive: Bool, isCumulative: Bool
  ) {
    self.levels = levels
    self.clock = clock
    self.curve = curve
    self.target = target
    self.content = content
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }

  /// The value of the scene's own that it changes.
  var customKey: String? {
    if case .custom(let key, _) = target { key } else { nil }
  }

  /// Whether it may turn the layer out of the plane that it lies in, or change its depth.
  var leavesPlane: Bool {
    switch target {
    case .whole(let key): key == .transform || key == .zPosition || key == .anchorPointZ
    case .component(let key, let component):
      key == .transform
        && (component == .rotationX || component == .rotationY || component == .translationZ)
    default: false
    }
  }

  /// A time that an animation's begin counts in.
  private struct Moment {
    var time: TimeInterval
    /// Whether what ends just then is still seen: its group runs backwards from there, or stands still at its end.
    var includesEnd = false
  }

  /// The moment at a time of the layer; nil outside of its groups.
  private func moment(_ time: TimeInterval) -> Moment? {
    var moment = Moment(time: time)
    for level in levels {
      guard let phase = level.clock.phase(atParentTime: moment.time, includesEnd: moment.includesEnd) else {
        return nil
      }
      moment.time = level.curve.map { $0.value(at: phase.progress) * level.clock.duration } ?? phase.time
      moment.includesEnd = phase.isReversed || moment.time >= level.clock.duration
    }
    return moment
  }

  private func phase(_ moment: Moment) -> MediaClock.Phase? {
    clock.phase(atParentTime: moment.time, includesEnd: moment.includesEnd)
  }

  /// - Parameter time: In the layer's time.
  func apply(to layer: inout PresentedLayer, at time: TimeInterval) {
    guard let time = moment(time) else { return }
    switch content {
    case .lanes(let content): apply(content, to: &layer, at: time)
    case .function(let content, let function):
      guard case .whole(let key) = target, let current = layer.transform(key),
        let lanes = sample(content, at: time, current: .zero)
      else { return }
      let map = function.transform(lanes)
      layer.setTransform(key, isAdditive ? CATransform3DConcat(map, current) : map)
    case .transform(let animation):
      guard case .whole(let key) = target, let current = layer.transform(key) else { return }
      layer.setTransform(
        key, animation.value(atParentTime: time.time, includesEnd: time.includesEnd, current: current))
    case .path(let animation): apply(animation, to: &layer, at: time, empty: Path())
    case .colors(let animation): apply(animation, to: &layer, at: time, empty: [])
    case .numbers(let animation): apply(animation, to: &layer, at: time, empty: [])
    case .motionPath(let animation): apply(animation, to: &layer, at: time)
    case .contents(let content):
      guard let phase = phase(time) else { return }
      content.apply(to: &layer, progress: curve?.value(at: phase.progress) ?? phase.progress)
    }
  }

  private func apply<Value>(
    _ animation: MediaAnimation<Value>, to layer: inout PresentedLayer, at time: Moment, empty: Value
  ) {
    guard case .whole(let key) = target, phase(time) != nil else { return }
    let current = layer.object(key) as? Value ?? empty
    layer.setObject(
      key, animation.value(atParentTime: time.time, includesEnd: time.includesEnd, current: current))
  }

  // MARK: Emitters

  /// Whether it changes how many particles an emitter makes, or where.
  var movesEmitter: Bool {
    switch target {
    case .whole(let key), .part(let key, _, _):
      key == .birthRate || key == .emitterPosition || key == .emitterSize
    case .cell(_, let property): property == "birthRate"
    default: false
    }
  }

  /// Whether it changes where particles come from.
  var movesPlace: Bool {
    switch target {
    case .whole(let key), .part(let key, _, _): key == .emitterPosition || key == .emitterSize
    default: false
    }
  }

  /// Whether it changes the birth rate of a cell, or of the layer for nil.
  func changesRate(of cell: String?) -> Bool {
    switch target {
    case .whole(.birthRate): cell == nil
    case .cell(let name, let property): name == cell && property == "birthRate"
    default: false
    }
  }

  /// The number it gives at a time of the layer.
  func number(at time: TimeInterval, current: Double) -> Double {
    guard case .lanes(let content) = content, let time = moment(time) else { return current }
    return sample(content, at: time, current: SIMD4(current, 0, 0, 0))?.x ?? current
  }

  /// Changes numbers of a property to what they are at a time of the layer, if that is what it changes.
  func move(_ lanes: inout SIMD4<Double>, _ property: LayerKey, at time: TimeInterval) {
    guard let time = moment(time) else { return }
    switch (target, content) {
    case (.whole(property), .lanes(let content)):
      if let value = sample(content, at: time, current: lanes) { lanes = value }
    case (.whole(property), .motionPath(let animation)):
      guard let phase = phase(time) else { return }
      let place = animation.sample(at: curve?.value(at: phase.progress) ?? phase.progress).position
      let point = SIMD4(Double(place.x), Double(place.y), 0, 0)
      lanes = isAdditive ? lanes + point : point
    case (.part(property, let offset, let count), .lanes(let content)):
      var current = SIMD4<Double>.zero
      for index in 0..<count { current[index] = lanes[offset + index] }
      guard let value = sample(content, at: time, current: current) else { return }
      for index in 0..<count { lanes[offset + index] = value[index] }
    default: break
    }
  }

  /// The times of the layer between which it may have an effect.
  var span: (from: TimeInterval, to: TimeInterval) {
    let outer = levels.first?.clock ?? clock
    return (
      outer.fillMode.fillsBackwards ? -.infinity : outer.beginTime,
      outer.fillMode.fillsForwards ? .infinity : outer.endTime
    )
  }

  // MARK: Plain numbers

  /// Whether it changes nothing but numbers that every layer has.
  var isPlain: Bool {
    guard case .lanes = content else { return false }
    switch target {
    case .whole(let key), .part(let key, _, _): return key.isCommon
    case .component(let key, _): return key == .transform
    default: return false
    }
  }

  /// For a track that ``isPlain`` and lies in no group: what it changes, and how.
  var plainLane: (target: Target, sampler: LaneSampler)? {
    guard isPlain, levels.isEmpty, case .lanes(let content) = content else { return nil }
    return (
      target,
      LaneSampler(
        clock: clock, curve: curve, content: content, isAdditive: isAdditive, isCumulative: isCumulative)
    )
  }

  var isComponent: Bool { if case .component = target { true } else { false } }

  /// For a track that ``isPlain``: the same as ``apply(to:at:)``, for a layer that has no other part of a transform
  /// animated.
  @inline(__always)
  func apply(to values: inout LayerValues, at time: TimeInterval) {
    guard case .lanes(let content) = content, let time = levels.isEmpty ? Moment(time: time) : moment(time)
    else { return }
    switch target {
    case .whole(let key):
      guard let current = values.lanes(key), let value = sample(content, at: time, current: current),
        value.isFinite
      else { return }
      values.setLanes(key, value)
    case .part(let key, let offset, let count):
      guard var lanes = values.lanes(key) else { return }
      var current = SIMD4<Double>.zero
      for index in 0..<count { current[index] = lanes[offset + index] }
      guard let value = sample(content, at: time, current: current), value.isFinite else { return }
      for index in 0..<count { lanes[offset + index] = value[index] }
      values.setLanes(key, lanes)
    case .component(_, let component):
      var parts = values.hasTransform ? TransformParts(any: values.transform) : .identity
      var angles = values.hasTransform ? parts.angles : .zero
      let current = TransformComponents.lanes(component, parts, angles)
      guard let value = sample(content, at: time, current: current), value.isFinite else { return }
      TransformComponents.set(component, value, &parts, &angles)
      values.transform = parts.transform(angles: angles)
    default: break
    }
  }

  // MARK: Numbers

  private func apply(_ content: LaneContent, to layer: inout PresentedLayer, at time: Moment) {
    switch target {
    case .whole(let key):
      guard let current = layer.lanes(key), let value = sample(content, at: time, current: current) else {
        return
      }
      layer.setLanes(key, value)
    case .part(let key, let offset, let count):
      guard var lanes = layer.lanes(key) else { return }
      var current = SIMD4<Double>.zero
      for index in 0..<count { current[index] = lanes[offset + index] }
      guard let value = sample(content, at: time, current: current) else { return }
      for index in 0..<count { lanes[offset + index] = value[index] }
      layer.setLanes(key, lanes)
    case .component(let key, let component):
      let current = layer.component(key, component)
      guard let value = sample(content, at: time, current: current) else { return }
      layer.setComponent(key, component, value)
    case .cell(let name, let property):
      guard let current = layer.cellLanes(name, property),
        let value = sample(content, at: time, current: current)
      else { return }
      layer.setCellLanes(name, property, value)
    case .custom(let key, let kind):
      let current = kind.lanes(layer.customValue(key)) ?? .zero
      guard let value = sample(content, at: time, current: current) else { return }
      layer.setCustom(key, kind.value(value))
    }
  }

  /// The numbers at a time; nil when the animation shows nothing then.
  private func sample(
    _ content: LaneContent, at time: Moment, current: SIMD4<Double>
  ) -> SIMD4<Double>? {
    LaneSampler(
      clock: clock, curve: curve, content: content, isAdditive: isAdditive, isCumulative: isCumulative
    ).sample(at: time.time, includesEnd: time.includesEnd, current: current)
  }

  // MARK: Motion along a path

  private func apply(_ animation: MediaPathAnimation, to layer: inout PresentedLayer, at time: Moment) {
    guard case .whole(let key) = target, let phase = phase(time),
      let current = layer.lanes(key)
    else { return }
    let progress = curve?.value(at: phase.progress) ?? phase.progress
    let sample = animation.sample(at: progress)
    var point = SIMD4(Double(sample.position.x), Double(sample.position.y), 0, 0)
    if isCumulative, phase.iteration > 0 {
      let end = animation.sample(at: clock.autoreverses ? 0 : 1).position
      point += SIMD4(Double(end.x), Double(end.y), 0, 0) * phase.iteration
    }
    layer.setLanes(key, isAdditive ? current + point : point)
    guard animation.rotation != .none, let transform = layer.transform(.transform) else { return }
    let turn = CATransform3DMakeRotation(CGFloat(sample.rotation(animation.rotation)), 0, 0, 1)
    layer.setTransform(.transform, CATransform3DConcat(transform, turn))
  }

  // MARK: When it changes something

  /// Whether the layer looks the same from a time on for a while: until when; nil when it is changing then.
  func restsUntil(_ time: TimeInterval) -> TimeInterval? {
    let outer = levels.first?.clock ?? clock
    if time < outer.beginTime { return outer.beginTime }
    return outer.endTime <= time ? .infinity : nil
  }
}

extension SIMD4<Double> {
  /// Whether all four are finite numbers.
  @inline(__always)
  var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }
}
