/// The variables that a block or a function of a script sees.
final class LottieScriptScope {
  private let parent: LottieScriptScope?
  /// Whether `var` makes variables here.
  let isFunction: Bool
  private var names: [String] = []
  private var values: [LottieScriptValue] = []
  /// The places of the names, where there are many.
  private var places: [String: Int]?

  private static let most = 16

  init(parent: LottieScriptScope?, isFunction: Bool) {
    (self.parent, self.isFunction) = (parent, isFunction)
  }

  /// Makes a variable, or gives the one of this scope another value.
  func declare(_ name: String, _ value: LottieScriptValue) {
    if let index = place(of: name) {
      values[index] = value
    } else {
      names.append(name)
      values.append(value)
      places?[name] = names.count - 1
      if places == nil, names.count > Self.most {
        places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
      }
    }
  }

  private func place(of name: String) -> Int? {
    if let places { return places[name] }
    return names.firstIndex(of: name)
  }

  /// Whether the variable is one of this scope's own.
  func owns(_ name: String) -> Bool { place(of: name) != nil }

  /// The value of a variable; nil where there is none.
  func value(_ name: String) -> LottieScriptValue? {
    var next: LottieScriptScope? = self
    while let scope = next {
      if let index = scope.place(of: name) { return scope.values[index] }
      next = scope.parent
    }
    return nil
  }

  /// Gives a variable another value; false where there is none.
  func assign(_ name: String, _ value: LottieScriptValue) -> Bool {
    var next: LottieScriptScope? = self
    while let scope = next {
      if let index = scope.place(of: name) {
        scope.values[index] = value
        return true
      }
      next = scope.parent
    }
    return false
  }

  /// The scope of the function around.
  var function: LottieScriptScope {
    var scope = self
    while !scope.isFunction, let parent = scope.parent { scope = parent }
    return scope
  }
}
