import FlipbookPicture
import Foundation

extension LottieExpressionSession {
  typealias Arguments = [LottieScriptValue]

  /// A function of a part of the animation.
  static func function(
    _ name: String,
    _ body:
      @escaping @Sendable (LottieExpressionSession, LottieScriptRunner, Int, Arguments) throws ->
      LottieScriptValue
  ) -> LottieScriptFunction {
    LottieScriptFunction(name) { runner, owner, arguments in
      guard let session = runner.world as? LottieExpressionSession, case .part(let part) = owner else {
        throw LottieScriptError("\"\(name)\" is a function of parts of the animation")
      }
      return try body(session, runner, part.node, arguments)
    }
  }

  /// The frame of a time in seconds; now where there is none.
  func frame(_ time: LottieScriptValue?, _ runner: LottieScriptRunner) throws -> Double {
    guard let time else { return subjects.last?.frame ?? 0 }
    let frame = try runner.number(time) * model.frameRate
    guard frame.isFinite, abs(frame) < 1e9 else { throw LottieScriptError("the time is out of range") }
    return frame
  }

  static let propertyGroup = function("propertyGroup") { session, runner, node, arguments in
    let count = try arguments.first.map { try runner.number($0) } ?? 1
    var found = node
    for _ in 0..<Int(clamping: max(0, min(100, count))) {
      guard let parent = session.model.nodes[found].parent else {
        throw LottieScriptError("there is no property group \(count) levels above")
      }
      found = parent
    }
    return .part(LottieScriptPart(node: found))
  }

  /// Functions of properties.
  static let propertyFunctions = LottieScriptLibrary.table(
    [
      propertyGroup,
      function("valueAtTime") { session, runner, node, arguments in
        try session.plain(
          LottieScriptPart(node: node), at: session.frame(arguments.first, runner), runner)
      },
      function("velocityAtTime") { session, runner, node, arguments in
        session.velocity(of: node, at: try session.frame(arguments.first, runner))
      },
      function("speedAtTime") { session, runner, node, arguments in
        let velocity = session.velocity(of: node, at: try session.frame(arguments.first, runner))
        return .number(LottieExpressionSession.length(velocity))
      },
      function("key") { session, runner, node, arguments in
        let index = Int(clamping: try runner.number(arguments.first ?? .undefined))
        return try session.key(index, of: node, runner)
      },
      function("nearestKey") { session, runner, node, arguments in
        let frame = try session.frame(arguments.first, runner)
        let times = session.model.properties[node]?.keyTimes ?? []
        try runner.count(times.count)
        guard let index = times.indices.min(by: { abs(times[$0] - frame) < abs(times[$1] - frame) }) else {
          throw LottieScriptError("the property has no keyframes")
        }
        return try session.key(index + 1, of: node, runner)
      },
      function("wiggle") { session, runner, node, arguments in
        try session.wiggle(node, runner, arguments)
      },
      function("smooth") { session, runner, node, arguments in
        try session.smooth(node, runner, arguments)
      },
      function("getValueAtTime") { session, runner, node, arguments in
        try session.plain(
          LottieScriptPart(node: node), at: session.frame(arguments.first, runner), runner)
      },
    ]
      + [
        ("loopOut", true, false), ("loopIn", false, false), ("loopOutDuration", true, true),
        ("loopInDuration", false, true),
      ].map { name, isOut, isDuration in
        function(name) { session, runner, node, arguments in
          try session.loop(node, runner, arguments, isOut: isOut, isDuration: isDuration)
        }
      })

  private func key(_ number: Int, of node: Int, _ runner: LottieScriptRunner) throws -> LottieScriptValue {
    guard let property = model.properties[node], number >= 1, number <= property.keyCount else {
      throw LottieScriptError("the property has no keyframe \(number)")
    }
    let time = property.keyTime(number - 1)
    let value = property.raw(at: time)
    try runner.count(value.steps)
    var members: [(String, LottieScriptValue)] = [
      ("index", .number(Double(number))), ("time", .number(time / model.frameRate)), ("value", value.value),
    ]
    for (index, part) in value.numbers.enumerated() { members.append((String(index), .number(part))) }
    return .object(LottieScriptObject(members))
  }

  private func raw(_ node: Int, _ frame: Double) -> [Double] {
    model.properties[node]?.raw(at: frame).numbers ?? []
  }

  private func result(_ list: [Double], like node: Int, _ frame: Double) -> LottieScriptValue {
    if case .number? = model.properties[node]?.raw(at: frame), let first = list.first {
      return .number(first)
    }
    return .list(list)
  }

  // MARK: Loops

  private func loop(
    _ node: Int, _ runner: LottieScriptRunner, _ arguments: Arguments, isOut: Bool, isDuration: Bool
  ) throws -> LottieScriptValue {
    guard let property = model.properties[node], let frame = subjects.last?.frame else { return .undefined }
    let times = property.keyTimes
    try runner.count(times.count / 16)
    let name = arguments.first.map { runner.text($0) } ?? "cycle"
    guard let kind = LottieLoop.Kind(rawValue: name) else {
      throw LottieScriptError("there is no loop \"\(name)\"")
    }
    guard times.count > 1 else { return property.raw(at: frame).value }
    let number = try arguments.dropFirst().first.map { try runner.number($0) } ?? 0
    var marks = times
    var loop = LottieLoop(kind: kind, isOut: isOut, intervals: max(0, Int(clamping: number)))
    if isDuration {
      // A part of the time takes the place of keyframes.
      let length = number * model.frameRate
      let layer = model.nodes[node].layer.flatMap { model.layers[$0] }
      let (first, last) = (times[0], times[times.count - 1])
      loop.intervals = 0
      marks =
        isOut
        ? [length > 0 ? last - length : max(-1e9, layer?.inPoint ?? first), last]
        : [first, length > 0 ? first + length : min(1e9, layer?.outPoint ?? last)]
    }
    guard let (inside, rounds) = loop.time(for: frame, in: marks) else {
      return property.raw(at: frame).value
    }
    let (first, last) = loop.range(in: marks)
    switch kind {
    case .cycle, .pingpong: return property.raw(at: inside).value
    case .offset:
      let list = zip(raw(node, inside), zip(raw(node, first), raw(node, last))).map { value, ends in
        value + (ends.1 - ends.0) * rounds
      }
      return result(list, like: node, frame)
    case .continue:
      let end = isOut ? last : first
      let step = 0.001
      let list = zip(raw(node, end), raw(node, isOut ? end - step : end + step)).map { value, before in
        value + (value - before) * abs(frame - end) / step
      }
      return result(list, like: node, frame)
    }
  }

  // MARK: Wiggle and smooth

  private func wiggle(_ node: Int, _ runner: LottieScriptRunner, _ arguments: Arguments) throws
    -> LottieScriptValue
  {
    func number(_ index: Int, _ fallback: Double) throws -> Double {
      index < arguments.count ? try runner.number(arguments[index]) : fallback
    }
    let (rate, amplitude) = (try number(0, 1), try number(1, 0))
    let octaves = max(1, min(10, Int(clamping: try number(2, 1))))
    let factor = try number(3, 0.5)
    let frame = try arguments.count > 4 ? frame(arguments[4], runner) : subjects.last?.frame ?? 0
    let time = frame / model.frameRate
    let base = raw(node, frame)
    let list = base.enumerated().map { axis, value -> Double in
      var sum = value
      var (frequency, height) = (rate, amplitude)
      for octave in 0..<octaves {
        let seed = UInt64(node) << 16 | UInt64(axis) << 8 | UInt64(octave)
        sum += LottieRandom.noise(time * frequency, seed: seed) * height
        frequency *= 2
        height *= factor
      }
      return sum
    }
    return result(list, like: node, frame)
  }

  private func smooth(_ node: Int, _ runner: LottieScriptRunner, _ arguments: Arguments) throws
    -> LottieScriptValue
  {
    let width = try arguments.first.map { try runner.number($0) } ?? 0.4
    let samples = try arguments.dropFirst().first.map { try runner.number($0) } ?? 5
    let frame = try self.frame(arguments.dropFirst(2).first, runner)
    let count = max(1, min(100, Int(clamping: samples)))
    try runner.count(count * 8)
    var sum: [Double] = []
    for index in 0..<count {
      let share = count == 1 ? 0 : Double(index) / Double(count - 1) - 0.5
      let list = raw(node, frame + share * width * model.frameRate)
      sum = sum.isEmpty ? list : zip(sum, list).map { $0 + $1 }
    }
    return result(sum.map { $0 / Double(count) }, like: node, frame)
  }
}
