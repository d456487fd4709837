extension LottieScriptRunner {
  /// The member of a value; undefined where there is none.
  func member(_ owner: LottieScriptValue, _ key: LottieScriptValue) throws -> LottieScriptValue {
    switch owner {
    case .undefined, .null:
      throw LottieScriptError("\"\(text(key))\" of \(text(owner)) is asked for")
    case .part(let part):
      if let value = try world.member(plain(key), of: part, self) { return value }
      let value = try world.plain(part, self)
      if case .part = value { throw LottieScriptError("there is no \"\(text(key))\" here") }
      return try member(value, key)
    case .array(let array):
      if case .number(let index) = try plain(key) {
        guard index >= 0, index == index.rounded(), index < Double(array.elements.count) else {
          return .undefined
        }
        return array.elements[Int(index)]
      }
      let name = text(key)
      if name == "length" { return .number(Double(array.elements.count)) }
      if let index = Int(name), array.elements.indices.contains(index) { return array.elements[index] }
      return function(LottieScriptLibrary.arrays[name], of: owner)
    case .string(let string):
      if case .number(let index) = key {
        let units = Array(string.utf16)
        try count(units.count / 16)
        guard index >= 0, index == index.rounded(), index < Double(units.count) else { return .undefined }
        return .string(String(decoding: [units[Int(index)]], as: UTF16.self))
      }
      let name = text(key)
      if name == "length" { return .number(Double(string.utf16.count)) }
      return function(LottieScriptLibrary.strings[name], of: owner)
    case .object(let object):
      if let value = object[text(key)] { return value }
      return function(LottieScriptLibrary.objects[text(key)], of: owner)
    case .number, .boolean: return function(LottieScriptLibrary.numbers[text(key)], of: owner)
    case .path: return function(LottieScriptLibrary.paths[text(key)], of: owner)
    case .function:
      return function(LottieScriptLibrary.functions[text(key)], of: owner)
    case .library(let library, _):
      return function(LottieScriptLibrary.statics["\(library.name).\(text(key))"], of: .undefined)
    }
  }

  private func function(_ function: LottieScriptFunction?, of owner: LottieScriptValue) -> LottieScriptValue {
    function.map { .library($0, .value(owner)) } ?? .undefined
  }
}
