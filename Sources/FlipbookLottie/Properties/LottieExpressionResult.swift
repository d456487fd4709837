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

  /// The steps of a script that asks for the value.
  var steps: Int {
    switch self {
    case .number: 0
    case .numbers(let list): list.count / 16
    case .path(let path): path.vertexCount / 2
    case .text(let text): text.utf8.count / 16
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
