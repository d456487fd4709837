/// The value of a property for scripts.
enum LottieExpressionResult: Sendable {
  case number(Double)
  case numbers([Double])
  case path(LottiePath)
  case text(String)

  /// A list of one counts as a number.
  init(list: [Double]) { self = list.count == 1 ? .number(list[0]) : .numbers(list) }

  /// The value for a script, which may change it.
  var value: LottieScriptValue {
    switch self {
    case .number(let number): .number(number)
    case .numbers(let list): .list(list)
    case .path(let path): .path(path)
    case .text(let text): .string(text)
    }
  }

  /// The numbers; none for paths and texts.
  var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .numbers(let list): list
    case .path, .text: []
    }
  }
}
