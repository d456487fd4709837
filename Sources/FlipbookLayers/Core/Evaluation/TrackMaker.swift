import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Makes tracks of animations.
struct TrackMaker {
  let layer: CALayer

  /// - Parameter levels: The groups around it, the outermost first.
  func tracks(_ animation: CAAnimation, clock: MediaClock, levels: [LayerTrack.Level]) -> [LayerTrack] {
    switch animation {
    case let group as CAAnimationGroup:
      let level = LayerTrack.Level(clock: clock, curve: group.timingFunction?.curve)
      return (group.animations ?? []).flatMap { child -> [LayerTrack] in
        var timing = child.media
        // One without a length of its own has the group's.
        if !(timing.duration > 0) { timing.duration = clock.duration }
        return tracks(child, clock: MediaClock(timing), levels: levels + [level])
      }
    case let property as CAPropertyAnimation:
      return track(property, clock, levels).map { [$0] } ?? []
    case is CATransition:
      LayerInput.warn(
        "transition-in-group", "A transition in a group of animations is left out; add it to the layer.")
      return []
    default: return []
    }
  }

  private func track(
    _ animation: CAPropertyAnimation, _ clock: MediaClock, _ levels: [LayerTrack.Level]
  ) -> LayerTrack? {
    guard let path = animation.keyPath, !path.isEmpty else {
      LayerInput.warn("no-key-path", "An animation has no key path; it changes nothing.")
      return nil
    }
    guard let (target, content) = targetAndContent(animation, KeyPathTarget(path), path, clock) else {
      return nil
    }
    return LayerTrack(
      levels: levels, clock: clock, curve: animation.timingFunction?.curve, target: target, content: content,
      isAdditive: animation.isAdditive, isCumulative: animation.isCumulative)
  }

  private func targetAndContent(
    _ animation: CAPropertyAnimation, _ target: KeyPathTarget, _ path: String, _ clock: MediaClock
  ) -> (LayerTrack.Target, LayerTrack.Content)? {
    func unknown() -> (LayerTrack.Target, LayerTrack.Content)? {
      LayerInput.warnUnknown(keyPath: path, className: "\(type(of: layer))")
      return nil
    }
    func lanes(_ convert: @escaping (Any?) -> SIMD4<Double>?) -> LayerTrack.Content? {
      laneContent(animation, path, convert).map { .lanes($0) }
    }
    switch target {
    case .component(let key, let component):
      guard has(key) else { return unknown() }
      return lanes { value in
        if let transform = LayerNumbers.transform(value) {
          return TransformComponents.value(component, of: transform)
        }
        return LayerNumbers.lanes(value, count: component.count)
      }.map { (.component(key, component), $0) }
    case .part(let key, let offset, let count):
      guard has(key) else { return unknown() }
      return lanes { LayerNumbers.lanes($0, count: count) }.map {
        (.part(key, offset: offset, count: count), $0)
      }
    case .cell(let name, let property):
      guard layer.payload?.cellLanes(name, property) != nil else { return unknown() }
      return lanes { value in
        LayerNumbers.color(value).map { LayerNumbers.lanes($0) } ?? LayerNumbers.lanes(value, count: 1)
      }.map { (.cell(name, property), $0) }
    case .custom(let name):
      let samples = values(animation)
      let isKnown =
        layer.custom[name] != nil || type(of: layer).needsDisplay(forKey: name)
        || type(of: layer).defaultValue(forKey: name) != nil || layer._value(forStoredKey: name) != nil
      guard isKnown else { return unknown() }
      guard let kind = CustomValueKind(samples + [layer.keyedValue(name)]) else {
        warnValue(path, samples.first ?? nil)
        return nil
      }
      return lanes { kind.lanes($0) }.map { (.custom(name, kind), $0) }
    case .property(let key):
      guard has(key) else { return unknown() }
      return whole(animation, key, path, clock).map { (.whole(key), $0) }
    }
  }

  private func has(_ key: LayerKey) -> Bool {
    if key.isCommon { return true }
    return layer.payload.map { $0.lanes(key) != nil || $0.object(key) != nil } ?? false
  }

  // MARK: Whole properties

  private func whole(
    _ animation: CAPropertyAnimation, _ key: LayerKey, _ path: String, _ clock: MediaClock
  ) -> LayerTrack.Content? {
    switch key.kind {
    case .numbers(let count):
      if let frames = animation as? CAKeyframeAnimation, let motion = frames.path {
        guard count == 2 else {
          LayerInput.warn("path-of-number", "\"\(path)\" is not a point, so it can't follow a path.")
          return nil
        }
        return .motionPath(motionPath(frames, motion))
      }
      return laneContent(animation, path) { LayerNumbers.lanes($0, count: count) }.map { .lanes($0) }
    case .flag: return laneContent(animation, path) { LayerNumbers.lanes($0, count: 1) }.map { .lanes($0) }
    case .color:
      return laneContent(animation, path) { value in
        LayerNumbers.color(value).map { LayerNumbers.lanes($0) }
      }.map { .lanes($0) }
    case .transform:
      if let function = animation.valueFunction {
        return laneContent(animation, path) { numbers($0, function.count) }.map { .function($0, function) }
      }
      return media(animation, path, clock, .transform, LayerNumbers.transform).map { .transform($0) }
    case .path: return media(animation, path, clock, .path, LayerNumbers.path).map { .path($0) }
    case .colorList: return media(animation, path, clock, .colors, LayerNumbers.colors).map { .colors($0) }
    case .numberList:
      return media(animation, path, clock, .numbers, LayerNumbers.numbers).map { .numbers($0) }
    case .contents: return .contents(contents(animation))
    case .other:
      LayerInput.warnUnknown(keyPath: path, className: "\(type(of: layer))")
      return nil
    }
  }

  /// The argument of a value function: a number, or a list of them.
  private func numbers(_ value: Any?, _ count: Int) -> SIMD4<Double>? {
    if count == 1 { return LayerNumbers.lanes(value, count: 1) }
    guard let list = LayerNumbers.numbers(value), list.count >= count else { return nil }
    return SIMD4(list[0], list[1], list[2], 0)
  }

  private func values(_ animation: CAPropertyAnimation) -> [Any?] {
    switch animation {
    case let basic as CABasicAnimation: [basic.fromValue, basic.toValue, basic.byValue]
    case let frames as CAKeyframeAnimation: frames.values ?? []
    default: []
    }
  }

  private func warnValue(_ path: String, _ value: Any?) {
    let what = value.map { "\(type(of: $0))" } ?? "nothing"
    LayerInput.warn(
      "value", "An animation of \"\(path)\" has a value of a kind that the property isn't: \(what).")
  }

  // MARK: Numbers

  private func laneContent(
    _ animation: CAPropertyAnimation, _ path: String, _ convert: @escaping (Any?) -> SIMD4<Double>?
  ) -> LaneContent? {
    switch animation {
    case let basic as CABasicAnimation:
      guard let ends = ends(basic, path, convert) else { return nil }
      let spring = (basic as? CASpringAnimation)?.spring(ends: MediaBasicAnimation<Double>())
      return LaneContent(ends, spring: spring)
    case let frames as CAKeyframeAnimation:
      guard let values = keyframes(frames, path, convert) else { return nil }
      return LaneContent(media(frames, values, .lanes))
    default: return nil
    }
  }

  private func ends<Value>(
    _ basic: CABasicAnimation, _ path: String, _ convert: (Any?) -> Value?
  ) -> MediaBasicAnimation<Value>? {
    for value in [basic.fromValue, basic.toValue, basic.byValue] {
      if let value, convert(value) == nil {
        warnValue(path, value)
        return nil
      }
    }
    return MediaBasicAnimation(
      from: convert(basic.fromValue), to: convert(basic.toValue), by: convert(basic.byValue))
  }

  private func keyframes<Value>(
    _ frames: CAKeyframeAnimation, _ path: String, _ convert: (Any?) -> Value?
  ) -> [Value]? {
    if frames.path != nil {
      LayerInput.warn("path-of-number", "\"\(path)\" is not a point, so it can't follow a path.")
      return nil
    }
    var result: [Value] = []
    for value in frames.values ?? [] {
      guard let converted = convert(value) else {
        warnValue(path, value)
        return nil
      }
      result.append(converted)
    }
    return result
  }

  private func media<Value>(
    _ frames: CAKeyframeAnimation, _ values: [Value], _ space: MediaValueSpace<Value>
  ) -> MediaKeyframeAnimation<Value> {
    func list(_ numbers: [NSNumber]?, _ index: Int) -> Double {
      guard let numbers, index < numbers.count else { return 0 }
      return numbers[index].doubleValue
    }
    let splines = values.indices.map {
      KochanekBartels(
        tension: list(frames.tensionValues, $0), continuity: list(frames.continuityValues, $0),
        bias: list(frames.biasValues, $0))
    }
    return MediaKeyframeAnimation(
      values: values, keyTimes: frames.keyTimes?.map(\.doubleValue),
      timingFunctions: (frames.timingFunctions ?? []).map(\.curve), mode: frames.calculationMode.media,
      splines: splines, space: space)
  }

  // MARK: Other values

  private func media<Value>(
    _ animation: CAPropertyAnimation, _ path: String, _ clock: MediaClock, _ space: MediaValueSpace<Value>,
    _ convert: (Any?) -> Value?
  ) -> MediaAnimation<Value>? {
    let content: MediaAnimation<Value>.Content
    switch animation {
    case let basic as CABasicAnimation:
      guard let ends = ends(basic, path, convert) else { return nil }
      content = (basic as? CASpringAnimation).map { .spring($0.spring(ends: ends)) } ?? .basic(ends)
    case let frames as CAKeyframeAnimation:
      guard let values = keyframes(frames, path, convert) else { return nil }
      content = .keyframes(media(frames, values, space))
    default: return nil
    }
    var result = MediaAnimation(
      timing: MediaTiming(duration: 1), timingFunction: animation.timingFunction?.curve, content: content,
      isAdditive: animation.isAdditive, isCumulative: animation.isCumulative, space: space)
    result.clock = clock
    return result
  }

  private func motionPath(_ frames: CAKeyframeAnimation, _ path: CGPath) -> MediaPathAnimation {
    var elements: [MotionPath.Element] = []
    path.path.forEach { element in
      switch element {
      case .move(let end): elements.append(.move(end))
      case .line(let end): elements.append(.line(end))
      case .quadCurve(let end, let control): elements.append(.quadCurve(control: control, end: end))
      case .curve(let end, let control1, let control2):
        elements.append(.curve(control1: control1, control2: control2, end: end))
      case .closeSubpath: elements.append(.close)
      }
    }
    let rotation: MotionPath.Rotation =
      switch frames.rotationMode {
      case .rotateAuto: .auto
      case .rotateAutoReverse: .autoReverse
      default: .none
      }
    return MediaPathAnimation(
      path: MotionPath(elements), keyTimes: frames.keyTimes?.map(\.doubleValue),
      timingFunctions: (frames.timingFunctions ?? []).map(\.curve), mode: frames.calculationMode.media,
      rotation: rotation)
  }

  private func contents(_ animation: CAPropertyAnimation) -> ContentsTrack {
    switch animation {
    case let frames as CAKeyframeAnimation:
      let values = frames.values ?? []
      let isDiscrete = frames.calculationMode == .discrete
      return ContentsTrack(
        values: values,
        keyTimes: KeyTimes(
          frames.keyTimes?.map(\.doubleValue), count: values.count + (isDiscrete ? 1 : 0),
          curves: (frames.timingFunctions ?? []).map(\.curve)), isDiscrete: isDiscrete)
    case let basic as CABasicAnimation:
      let from = basic.fromValue ?? layer.contentsValue
      let to = basic.toValue ?? (basic.fromValue == nil ? nil : layer.contentsValue)
      return ContentsTrack(values: [from, to], keyTimes: KeyTimes(nil, count: 2), isDiscrete: false)
    default: return ContentsTrack(values: [], keyTimes: KeyTimes(nil, count: 0), isDiscrete: false)
    }
  }
}
