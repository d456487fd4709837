/// A value of a script.
enum LottieScriptValue {
  case undefined
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array(LottieScriptArray)
  case object(LottieScriptObject)
  case function(LottieScriptClosure)
  /// A function of the library, with the value that it is a member of.
  case library(LottieScriptFunction, LottieScriptReceiver)
  /// A part of the animation.
  case part(LottieScriptPart)
  case path(LottiePath)

  /// Whether it is `undefined` or `null`.
  var isNothing: Bool {
    switch self {
    case .undefined, .null: true
    default: false
    }
  }

  /// A list of numbers.
  static func list(_ numbers: [Double]) -> LottieScriptValue {
    .array(LottieScriptArray(numbers.map { .number($0) }))
  }
}
