import FlipbookPicture
import Foundation

extension LottieExpressionSession {
  /// Functions that scripts call without a part of the animation.
  static let functions = LottieScriptLibrary.table(
    arithmetic + interpolations + geometry + randoms + colors + plainFunctions)

  private static func global(
    _ names: [String],
    _ body:
      @escaping @Sendable (LottieExpressionSession, LottieScriptRunner, Arguments) throws ->
      LottieScriptValue
  ) -> [LottieScriptFunction] {
    names.map { name in
      LottieScriptFunction(name) { runner, _, arguments in
        guard let session = runner.world as? LottieExpressionSession else { return .undefined }
        return try body(session, runner, arguments)
      }
    }
  }

  /// Functions that need nothing of the animation.
  private static func free(
    _ names: [String], _ body: @escaping @Sendable (LottieScriptRunner, Arguments) throws -> LottieScriptValue
  ) -> [LottieScriptFunction] {
    names.map { name in LottieScriptFunction(name) { runner, _, arguments in try body(runner, arguments) } }
  }

  private static func binary(_ names: [String], _ change: LottieScriptSyntax.Operator)
    -> [LottieScriptFunction]
  {
    free(names) { runner, arguments in
      guard arguments.count >= 2 else { throw LottieScriptError("an operand is missing") }
      return try runner.arithmetic(change, arguments[0], arguments[1])
    }
  }

  /// The operators as exporters write them.
  private static let arithmetic: [LottieScriptFunction] =
    binary(["$bm_sum", "sum", "add"], .add) + binary(["$bm_sub", "sub"], .subtract)
    + binary(["$bm_mul", "mul"], .multiply) + binary(["$bm_div", "div"], .divide)
    + binary(["$bm_mod", "mod"], .remainder)
    + free(["$bm_neg"]) { runner, arguments in
      try runner.arithmetic(.multiply, arguments.first ?? .undefined, .number(-1))
    }
    + free(["$bm_isInstanceOfArray"]) { runner, arguments in
      if case .array = try runner.plain(arguments.first ?? .undefined) { return .boolean(true) }
      return .boolean(false)
    }

  // MARK: Interpolation

  private static let easeIn = LottieEasingCurve(x1: 0.333, y1: 0, x2: 0.833, y2: 0.833)
  private static let easeOut = LottieEasingCurve(x1: 0.167, y1: 0.167, x2: 0.667, y2: 1)
  private static let easeInOut = LottieEasingCurve(x1: 0.333, y1: 0, x2: 0.667, y2: 1)

  private static func interpolation(_ name: String, _ curve: LottieEasingCurve?) -> [LottieScriptFunction] {
    free([name]) { runner, arguments in
      // Time and two values, or time, its range and two values.
      guard arguments.count >= 3 else { throw LottieScriptError("\"\(name)\" takes 3 or 5 arguments") }
      let isShort = arguments.count < 5
      let time = try runner.number(arguments[0])
      let low = isShort ? 0 : try runner.number(arguments[1])
      let high = isShort ? 1 : try runner.number(arguments[2])
      let first = arguments[isShort ? 1 : 3]
      let second = arguments[isShort ? 2 : 4]
      if isShort, arguments.count == 4 { throw LottieScriptError("\"\(name)\" takes 3 or 5 arguments") }
      if time <= min(low, high) { return try runner.plain(low <= high ? first : second) }
      if time >= max(low, high) { return try runner.plain(low <= high ? second : first) }
      let share = (time - low) / (high - low)
      let eased = curve?.value(at: share) ?? share
      let way = try runner.arithmetic(.subtract, second, first)
      let change = try runner.arithmetic(.multiply, way, .number(eased))
      return try runner.arithmetic(.add, first, change)
    }
  }

  private static let interpolations: [LottieScriptFunction] =
    interpolation("linear", nil) + interpolation("ease", easeInOut) + interpolation("easeIn", easeIn)
    + interpolation("easeOut", easeOut)
    + free(["clamp"]) { runner, arguments in
      guard arguments.count >= 3 else { throw LottieScriptError("\"clamp\" takes 3 arguments") }
      let value = try runner.plain(arguments[0])
      let (a, b) = (try runner.number(arguments[1]), try runner.number(arguments[2]))
      func limited(_ value: LottieScriptValue) throws -> LottieScriptValue {
        .number(max(min(a, b), min(max(a, b), try runner.number(value))))
      }
      if case .array(let array) = value { return .array(LottieScriptArray(try array.elements.map(limited))) }
      return try limited(value)
    }

  // MARK: Geometry and time

  private static let geometry: [LottieScriptFunction] =
    free(["degreesToRadians", "degrees_to_radians"]) { runner, arguments in
      .number(try runner.number(arguments.first ?? .undefined) * .pi / 180)
    }
    + free(["radiansToDegrees", "radians_to_degrees"]) { runner, arguments in
      .number(try runner.number(arguments.first ?? .undefined) * 180 / .pi)
    }
    + free(["length"]) { runner, arguments in
      let a = try runner.numbers(arguments.first ?? .undefined) ?? []
      let b = try arguments.dropFirst().first.flatMap { try runner.numbers($0) }
      let sum = a.indices.reduce(0.0) { sum, index in
        let difference = a[index] - (b.map { index < $0.count ? $0[index] : 0 } ?? 0)
        return sum + difference * difference
      }
      return .number(sum.squareRoot())
    }
    + free(["normalize"]) { runner, arguments in
      let list = try runner.plain(arguments.first ?? .undefined)
      let length = LottieExpressionSession.length(list)
      return try runner.arithmetic(.divide, list, .number(length == 0 ? 1 : length))
    }
    + free(["dot"]) { runner, arguments in
      let a = try runner.numbers(arguments.first ?? .undefined) ?? []
      let b = try runner.numbers(arguments.dropFirst().first ?? .undefined) ?? []
      return .number(zip(a, b).reduce(0) { $0 + $1.0 * $1.1 })
    }
    + global(["timeToFrames"]) { session, runner, arguments in
      let time = try arguments.first.map { try runner.number($0) }
      let frame = session.subjects.last?.frame ?? 0
      return .number((time.map { $0 * session.model.frameRate } ?? frame).rounded())
    }
    + global(["framesToTime"]) { session, runner, arguments in
      let frames = try arguments.first.map { try runner.number($0) }
      return .number((frames ?? session.subjects.last?.frame ?? 0) / session.model.frameRate)
    }
    + global(["posterizeTime"]) { session, runner, arguments in
      let rate = try runner.number(arguments.first ?? .undefined)
      guard rate > 0, let subject = session.subjects.last else { return .undefined }
      let time = ((subject.frame / session.model.frameRate * rate + 1e-9).rounded(.down)) / rate
      let frame = time * session.model.frameRate
      session.subjects[session.subjects.count - 1].frame = frame
      if let raw = session.model.properties[subject.node]?.raw(at: frame) {
        session.subjects[session.subjects.count - 1].raw = raw
      }
      return .undefined
    }
    + global(["comp"]) { session, runner, arguments in
      let name = runner.text(arguments.first ?? .undefined)
      guard let node = session.model.comps[name] else {
        throw LottieScriptError("there is no composition \"\(name)\"")
      }
      return .part(LottieScriptPart(node: node))
    }
    + free(["createPath"]) { runner, arguments in try path(runner, arguments) }

  // MARK: Random numbers

  private static func spread(_ runner: LottieScriptRunner, _ arguments: Arguments, _ next: () -> Double)
    throws
    -> LottieScriptValue
  {
    let low = arguments.count > 1 ? try runner.numbers(arguments[0]) ?? [0] : [0]
    let high = try arguments.last.flatMap { try runner.numbers($0) } ?? [1]
    let list = high.enumerated().map { index, value in
      let start = index < low.count ? low[index] : low.count == 1 ? low[0] : 0
      return start + (value - start) * next()
    }
    return list.count == 1 ? .number(list[0]) : .list(list)
  }

  private static let randoms: [LottieScriptFunction] =
    global(["random"]) { session, runner, arguments in
      try spread(runner, arguments) { session.random() }
    }
    + global(["gaussRandom"]) { session, runner, arguments in
      try spread(runner, arguments) {
        // Nine in ten lie in the range.
        let (a, b) = (max(1e-12, session.random()), session.random())
        return 0.5 + (-2 * log(a)).squareRoot() * cos(2 * .pi * b) / 3.29
      }
    }
    + global(["seedRandom"]) { session, runner, arguments in
      let seed = try runner.number(arguments.first ?? .number(0))
      let isTimeless = arguments.count > 1 && runner.isTrue(arguments[1])
      guard let subject = session.subjects.last else { return .undefined }
      session.subjects[session.subjects.count - 1].random = LottieRandom(
        seed: UInt64(subject.node) ^ seed.bitPattern, salt: isTimeless ? 0 : subject.frame.bitPattern)
      return .undefined
    }
    + free(["noise"]) { runner, arguments in
      let list = try runner.numbers(arguments.first ?? .undefined) ?? []
      var seed: UInt64 = 7
      for value in list.dropFirst() { seed = seed &* 31 &+ UInt64(bitPattern: Int64(Int(clamping: value))) }
      return .number(LottieRandom.noise(list.first ?? 0, seed: seed))
    }

  private func random() -> Double {
    guard !subjects.isEmpty else { return 0 }
    return subjects[subjects.count - 1].random.next()
  }

  // MARK: Plain functions

  private static let plainFunctions: [LottieScriptFunction] =
    free(["parseFloat", "Number"]) { runner, arguments in
      let value = try runner.plain(arguments.first ?? .undefined)
      guard case .string(let text) = value else { return .number(try runner.number(value)) }
      let digits = text.trimmingCharacters(in: .whitespaces).prefix { "0123456789+-.eE".contains($0) }
      return .number(Double(digits) ?? Double(digits.prefix { "0123456789+-.".contains($0) }) ?? .nan)
    }
    + free(["parseInt"]) { runner, arguments in
      let text = runner.text(arguments.first ?? .undefined).trimmingCharacters(in: .whitespaces)
      let radix = try arguments.dropFirst().first.map { Int(clamping: try runner.number($0)) } ?? 10
      guard radix >= 2, radix <= 36 else { return .number(.nan) }
      let sign = text.hasPrefix("-") ? -1.0 : 1
      let digits = text.drop { $0 == "-" || $0 == "+" }.prefix {
        $0.isASCII && ($0.hexDigitValue ?? 99) < radix
      }
      return .number(Int(digits, radix: radix).map { sign * Double($0) } ?? .nan)
    }
    + free(["isNaN"]) { runner, arguments in
      .boolean(try runner.number(arguments.first ?? .undefined).isNaN)
    }
    + free(["isFinite"]) { runner, arguments in
      .boolean(try runner.number(arguments.first ?? .undefined).isFinite)
    }
    + free(["String"]) { runner, arguments in .string(runner.text(arguments.first ?? .string(""))) }
    + free(["Boolean"]) { runner, arguments in .boolean(runner.isTrue(arguments.first ?? .undefined)) }
    + free(["Array"]) { _, arguments in .array(LottieScriptArray(arguments)) }
    + free(["Object"]) { _, _ in .object(LottieScriptObject()) }
}
