import Foundation

extension LottieScriptLibrary {
  /// The functions and numbers of `Math`; random numbers are the animation's own.
  static func math() -> LottieScriptObject {
    let object = LottieScriptObject([
      ("PI", .number(.pi)), ("E", .number(exp(1))), ("LN2", .number(log(2))), ("LN10", .number(log(10))),
      ("SQRT2", .number(2.0.squareRoot())), ("SQRT1_2", .number(0.5.squareRoot())),
      ("LOG2E", .number(1 / log(2))), ("LOG10E", .number(1 / log(10))),
    ])
    for function in mathFunctions { object[function.name] = .library(function, .none) }
    return object
  }

  private static func map(_ name: String, _ body: @escaping @Sendable (Double) -> Double)
    -> LottieScriptFunction
  {
    LottieScriptFunction(name) { runner, _, arguments in
      .number(body(try runner.number(arguments.first ?? .undefined)))
    }
  }

  private static func pair(_ name: String, _ body: @escaping @Sendable (Double, Double) -> Double)
    -> LottieScriptFunction
  {
    LottieScriptFunction(name) { runner, _, arguments in
      .number(
        body(
          try runner.number(arguments.first ?? .undefined),
          try runner.number(arguments.dropFirst().first ?? .undefined)))
    }
  }

  private static func fold(
    _ name: String, _ start: Double, _ body: @escaping @Sendable (Double, Double) -> Double
  ) -> LottieScriptFunction {
    LottieScriptFunction(name) { runner, _, arguments in
      var result = start
      for argument in arguments {
        let value = try runner.number(argument)
        if value.isNaN { return .number(.nan) }
        result = body(result, value)
      }
      return .number(result)
    }
  }

  private static let mathFunctions: [LottieScriptFunction] = [
    // Lists keep their form, as in lottie-web.
    LottieScriptFunction("abs") { runner, _, arguments in
      let value = try runner.plain(arguments.first ?? .undefined)
      if case .array(let array) = value {
        return .array(LottieScriptArray(try array.elements.map { .number(abs(try runner.number($0))) }))
      }
      return .number(abs(try runner.number(value)))
    },
    map("sin") { sin($0) }, map("cos") { cos($0) }, map("tan") { tan($0) }, map("asin") { asin($0) },
    map("acos") { acos($0) }, map("atan") { atan($0) }, map("sinh") { sinh($0) }, map("cosh") { cosh($0) },
    map("tanh") { tanh($0) }, map("exp") { exp($0) }, map("log") { log($0) }, map("log2") { log2($0) },
    map("log10") { log10($0) }, map("sqrt") { $0.squareRoot() }, map("cbrt") { cbrt($0) },
    map("floor") { $0.rounded(.down) }, map("ceil") { $0.rounded(.up) },
    map("round") { ($0 + 0.5).rounded(.down) }, map("trunc") { $0.rounded(.towardZero) },
    map("sign") { $0 > 0 ? 1 : $0 < 0 ? -1 : $0 }, pair("pow") { pow($0, $1) },
    pair("atan2") { atan2($0, $1) },
    fold("max", -.infinity) { max($0, $1) }, fold("min", .infinity) { min($0, $1) },
    fold("hypot", 0) { hypot($0, $1) },
    LottieScriptFunction("random") { runner, _, _ in
      guard case .library(let function, let receiver)? = try runner.world.global("random", runner) else {
        return .number(0)
      }
      return try runner.call(.library(function, receiver), [])
    },
  ]
}
