/// The members of a JSON object, in the order of the text.
final class LottieObject: Sendable {
  /// The keys; of equal ones the last counts.
  let keys: [String]
  /// The values of the keys.
  let values: [LottieNode]

  init(keys: [String], values: [LottieNode]) {
    self.keys = keys
    self.values = values
  }

  /// The value of a key; nil where there is none or it is null.
  subscript(key: String) -> LottieNode? {
    var index = keys.count - 1
    while index >= 0 {
      if keys[index] == key {
        if case .null = values[index] { return nil }
        return values[index]
      }
      index -= 1
    }
    return nil
  }
}
