/// An object of a script: keys with values, in the order in which they were made.
final class LottieScriptObject {
  private(set) var keys: [String]
  private var values: [String: LottieScriptValue]

  init(_ members: [(String, LottieScriptValue)] = []) {
    keys = []
    values = [:]
    for (key, value) in members { self[key] = value }
  }

  /// The value of a key; nil where there is none. Nil removes it.
  subscript(key: String) -> LottieScriptValue? {
    get { values[key] }
    set {
      if values[key] == nil, newValue != nil { keys.append(key) }
      if newValue == nil { keys.removeAll { $0 == key } }
      values[key] = newValue
    }
  }
}
