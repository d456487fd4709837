/// A value that may change over time.
struct LottieProperty<Value: LottieValue>: Sendable {
  private enum Storage: Sendable {
    case fixed(Value)
    case keyframes([LottieKeyframe<Value>])
  }

  private let storage: Storage
  /// How values go on beyond the keyframes; nil where the value stays.
  private let loop: LottieLoop?
  /// The times of the keyframes, where they loop.
  private let loopTimes: [Double]
  /// The script that changes the value; nil for none.
  private(set) var expression: LottieExpression?

  init(_ value: Value) {
    storage = .fixed(value)
    loop = nil
    loopTimes = []
  }

  /// Makes a property of keyframes in ascending order, at least one.
  init(keyframes: [LottieKeyframe<Value>], loop: LottieLoop? = nil) {
    precondition(!keyframes.isEmpty, "an animated property has keyframes")
    self.loop = loop
    loopTimes = loop == nil ? [] : keyframes.map(\.time)
    var keys = keyframes
    for index in keys.indices { keys[index].updateRest() }
    storage = .keyframes(keys)
  }

  /// The property with a script.
  func with(_ expression: LottieExpression) -> LottieProperty {
    var result = self
    result.expression = expression
    return result
  }

  /// Whether the value changes over time.
  var isAnimated: Bool {
    if case .keyframes = storage { true } else { expression != nil }
  }

  /// The times of the keyframes, in ascending order.
  var keyTimes: [Double] {
    if case .keyframes(let keys) = storage { keys.map(\.time) } else { [] }
  }

  /// The number of keyframes.
  var keyCount: Int { if case .keyframes(let keys) = storage { keys.count } else { 0 } }

  /// The time of a keyframe, which is there.
  func keyTime(_ index: Int) -> Double {
    if case .keyframes(let keys) = storage { keys[index].time } else { 0 }
  }

  /// The times of the first and the last keyframe; nil where there are none.
  var times: (first: Double, last: Double)? {
    guard case .keyframes(let keys) = storage else { return nil }
    return (keys[0].time, keys[keys.count - 1].time)
  }

  /// The value at a time.
  func value(at moment: LottieMoment) -> Value {
    if let tween = moment.tween {
      moment.watch?.narrow(LottieSpan(start: moment.frame, end: moment.frame))
      return Value.mix(
        value(at: moment.at(moment.frame)), value(at: moment.at(tween.frame)),
        SIMD4(repeating: tween.share))
    }
    narrowWatch(moment)
    guard expression != nil else { return value(at: moment.frame) }
    return scripted(value(at: moment.frame), at: moment)
  }

  /// Reports the span in which the value stays to the watch of a time.
  fileprivate func narrowWatch(_ moment: LottieMoment) {
    guard let watch = moment.watch else { return }
    if expression != nil {
      watch.narrow(.scripted)
    } else if case .keyframes(let keys) = storage {
      watch.narrow(rest(at: moment.frame, in: keys))
    }
  }

  /// The time around another in which the value without its script stays; an empty one where it moves.
  private func rest(at frame: Double, in keys: [LottieKeyframe<Value>]) -> LottieSpan {
    let count = Self.count(upTo: frame, in: keys)
    if loop != nil, count == 0 || count == keys.count { return LottieSpan(start: frame, end: frame) }
    if count == 0 { return LottieSpan(start: -.infinity, end: keys[0].time) }
    let start = keys[count - 1].time
    if count == keys.count { return LottieSpan(start: start, end: .infinity) }
    return LottieSpan(start: start, end: keys[count - 1].rests ? keys[count].time : start)
  }

  fileprivate func scripted(_ raw: Value, at moment: LottieMoment) -> Value {
    guard let expression, let session = moment.session else { return raw }
    return raw.replaced(by: session.result(of: expression, raw: raw.result, at: moment.frame))
  }

  /// The value at a time in frames without its script. Before the first keyframe and after the last it stays, unless
  /// it loops.
  func value(at frame: Double) -> Value {
    switch storage {
    case .fixed(let value): return value
    case .keyframes(let keys): return looped(frame) { Self.value(at: $0, in: keys) }
    }
  }

  private static func value(at frame: Double, in keys: [LottieKeyframe<Value>]) -> Value {
    guard let (index, progress) = find(frame, in: keys) else { return keys[0].start }
    let key = keys[index]
    return progress.map { Value.mix(key.start, key.end, $0) } ?? key.start
  }

  private func looped(_ frame: Double, _ value: (Double) -> Value) -> Value {
    guard let loop else { return value(frame) }
    guard let (inside, rounds) = loop.time(for: frame, in: loopTimes) else { return value(frame) }
    let (first, last) = loop.range(in: loopTimes)
    switch loop.kind {
    case .cycle, .pingpong: return value(inside)
    case .offset: return value(inside).adding(rounds, from: value(first), to: value(last))
    case .continue:
      let step = 0.001
      let end = loop.isOut ? last : first
      let before = loop.isOut ? end - step : end + step
      return value(end).adding(abs(frame - end) / step, from: value(before), to: value(end))
    }
  }

  /// The number of keyframes at or before a time.
  private static func count(upTo frame: Double, in keys: [LottieKeyframe<Value>]) -> Int {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle].time <= frame { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The keyframe in force at a time and the progress to its end; nil before the first. No progress after the last and
  /// while a value holds.
  fileprivate static func find(_ frame: Double, in keys: [LottieKeyframe<Value>])
    -> (index: Int, progress: SIMD4<Double>?)?
  {
    let count = count(upTo: frame, in: keys)
    guard count > 0 else { return nil }
    let index = count - 1
    guard index + 1 < keys.count, keys[index].easing != .hold else { return (index, nil) }
    let span = keys[index + 1].time - keys[index].time
    guard span > 0 else { return (index, nil) }
    return (index, keys[index].easing.progress(at: (frame - keys[index].time) / span))
  }
}

extension LottieProperty<[Double]> {
  /// The length of the longest list of all keyframes.
  var longest: Int {
    switch storage {
    case .fixed(let list): list.count
    case .keyframes(let keys): keys.reduce(0) { max($0, $1.start.count, $1.end.count) }
    }
  }
}

extension LottieProperty<Double> {
  /// The value of percents as a part of 1, 0…1.
  func fraction(at frame: LottieMoment) -> Double { max(0, min(1, value(at: frame) / 100)) }
}

extension LottieProperty<SIMD3<Double>> {
  /// Whether its third component is ever another than 0.
  var hasDepth: Bool {
    if expression != nil { return true }
    switch storage {
    case .fixed(let value): return value.z != 0
    case .keyframes(let keys): return keys.contains { $0.start.z != 0 || $0.end.z != 0 }
    }
  }

  /// The value of a position at a time.
  func position(at moment: LottieMoment) -> SIMD3<Double> {
    if moment.tween != nil { return value(at: moment) }
    narrowWatch(moment)
    guard expression != nil else { return position(at: moment.frame) }
    return scripted(position(at: moment.frame), at: moment)
  }

  /// The value of a position, which may travel on a curve, without its script.
  func position(at frame: Double) -> SIMD3<Double> {
    guard case .keyframes(let keys) = storage else { return value(at: frame) }
    return looped(frame) { frame in
      guard let (index, progress) = Self.find(frame, in: keys), let progress, let route = keys[index].route
      else {
        return Self.value(at: frame, in: keys)
      }
      let point = route.position(at: progress.x)
      let (z0, z1) = (keys[index].start.z, keys[index].end.z)
      return SIMD3(point.x, point.y, z0 + (z1 - z0) * progress.x)
    }
  }
}
