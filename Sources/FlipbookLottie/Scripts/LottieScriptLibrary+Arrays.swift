extension LottieScriptLibrary {
  /// Functions of lists.
  static let arrays = table(changes + searches + walks)

  private static func array(
    _ name: String,
    _ body:
      @escaping @Sendable (LottieScriptRunner, LottieScriptArray, [LottieScriptValue]) throws ->
      LottieScriptValue
  ) -> LottieScriptFunction {
    LottieScriptFunction(name) { runner, owner, arguments in
      guard case .array(let array) = owner else { throw LottieScriptError("the value is no list") }
      try runner.count(array.elements.count)
      return try body(runner, array, arguments)
    }
  }

  private static func check(_ count: Int) throws {
    guard count <= LottieScriptArray.limit else {
      throw LottieScriptError("a list has more than \(LottieScriptArray.limit) elements", isLimit: true)
    }
  }

  /// A place that may be counted from the end.
  static func place(_ value: LottieScriptValue?, _ fallback: Int, count: Int, _ runner: LottieScriptRunner)
    throws -> Int
  {
    guard let value else { return fallback }
    if case .undefined = value { return fallback }
    let index = Int(clamping: try runner.number(value).rounded(.towardZero))
    return index < 0 ? max(0, count + index) : min(count, index)
  }

  private static let changes: [LottieScriptFunction] = [
    array("push") { _, array, arguments in
      try check(array.elements.count + arguments.count)
      array.elements += arguments
      return .number(Double(array.elements.count))
    },
    array("pop") { _, array, _ in array.elements.popLast() ?? .undefined },
    array("shift") { _, array, _ in array.elements.isEmpty ? .undefined : array.elements.removeFirst() },
    array("unshift") { _, array, arguments in
      try check(array.elements.count + arguments.count)
      array.elements = arguments + array.elements
      return .number(Double(array.elements.count))
    },
    array("reverse") { _, array, _ in
      array.elements.reverse()
      return .array(array)
    },
    array("splice") { runner, array, arguments in
      let count = array.elements.count
      let start = try place(arguments.first, 0, count: count, runner)
      let length =
        arguments.count > 1 ? max(0, Int(clamping: try runner.number(arguments[1]))) : count - start
      let end = start + min(length, count - start)
      let removed = Array(array.elements[start..<end])
      try check(count + arguments.count)
      array.elements.replaceSubrange(start..<end, with: arguments.dropFirst(2))
      return .array(LottieScriptArray(removed))
    },
    array("fill") { _, array, arguments in
      array.elements = array.elements.map { _ in arguments.first ?? .undefined }
      return .array(array)
    },
    array("sort") { runner, array, arguments in
      // An insertion sort: the order of comparisons is fixed, and each counts.
      for index in array.elements.indices.dropFirst() {
        var at = index
        while at > 0 {
          try runner.count()
          let (a, b) = (array.elements[at - 1], array.elements[at])
          let isBehind: Bool
          if let compare = arguments.first {
            isBehind = try runner.number(runner.call(compare, [a, b])) > 0
          } else {
            let (one, two) = (runner.text(a), runner.text(b))
            try runner.count(min(one.utf8.count, two.utf8.count) / 32)
            isBehind = one > two
          }
          guard isBehind, at < array.elements.count else { break }
          array.elements.swapAt(at - 1, at)
          at -= 1
        }
      }
      return .array(array)
    },
  ]

  /// Counts the steps of comparing all elements with a text.
  private static func countComparisons(
    _ runner: LottieScriptRunner, _ array: LottieScriptArray, _ arguments: [LottieScriptValue]
  ) throws {
    guard case .string(let text)? = arguments.first else { return }
    try runner.count(array.elements.count * (text.utf8.count / 32))
  }

  private static let searches: [LottieScriptFunction] = [
    array("slice") { runner, array, arguments in
      let count = array.elements.count
      let start = try place(arguments.first, 0, count: count, runner)
      let end = try place(arguments.dropFirst().first, count, count: count, runner)
      return .array(LottieScriptArray(start < end ? Array(array.elements[start..<end]) : []))
    },
    array("concat") { runner, array, arguments in
      var result = array.elements
      for argument in arguments {
        if case .array(let other) = try runner.plain(argument) {
          result += other.elements
        } else {
          result.append(argument)
        }
        try check(result.count)
        try runner.count(result.count)
      }
      return .array(LottieScriptArray(result))
    },
    array("join") { runner, array, arguments in
      let separator = arguments.first.map(runner.text) ?? ","
      let text = runner.joined(array.elements, by: separator)
      try runner.checkLength(text)
      return .string(text)
    },
    array("toString") { runner, array, _ in .string(runner.text(.array(array))) },
    array("indexOf") { runner, array, arguments in
      try countComparisons(runner, array, arguments)
      return .number(
        Double(array.elements.firstIndex { runner.isSame($0, arguments.first ?? .undefined) } ?? -1))
    },
    array("lastIndexOf") { runner, array, arguments in
      try countComparisons(runner, array, arguments)
      return .number(
        Double(array.elements.lastIndex { runner.isSame($0, arguments.first ?? .undefined) } ?? -1))
    },
    array("includes") { runner, array, arguments in
      try countComparisons(runner, array, arguments)
      return .boolean(array.elements.contains { runner.isSame($0, arguments.first ?? .undefined) })
    },
  ]

  /// Calls a function with each element; the body gets the element, the result and the place, and says whether to stop.
  private static func walk(
    _ runner: LottieScriptRunner, _ array: LottieScriptArray, _ arguments: [LottieScriptValue],
    _ body: (LottieScriptValue, LottieScriptValue, Int) -> Bool
  ) throws {
    guard let function = arguments.first else { throw LottieScriptError("a function is missing") }
    for (index, element) in array.elements.enumerated() {
      let result = try runner.call(function, [element, .number(Double(index)), .array(array)])
      if body(element, result, index) { return }
    }
  }

  private static let walks: [LottieScriptFunction] = [
    array("forEach") { runner, array, arguments in
      try walk(runner, array, arguments) { _, _, _ in false }
      return .undefined
    },
    array("map") { runner, array, arguments in
      var list: [LottieScriptValue] = []
      try walk(runner, array, arguments) { _, result, _ in
        list.append(result)
        return false
      }
      return .array(LottieScriptArray(list))
    },
    array("filter") { runner, array, arguments in
      var list: [LottieScriptValue] = []
      try walk(runner, array, arguments) { element, result, _ in
        if runner.isTrue(result) { list.append(element) }
        return false
      }
      return .array(LottieScriptArray(list))
    },
    array("some") { runner, array, arguments in
      var found = false
      try walk(runner, array, arguments) { _, result, _ in
        found = runner.isTrue(result)
        return found
      }
      return .boolean(found)
    },
    array("every") { runner, array, arguments in
      var holds = true
      try walk(runner, array, arguments) { _, result, _ in
        holds = runner.isTrue(result)
        return !holds
      }
      return .boolean(holds)
    },
    array("find") { runner, array, arguments in
      var found = LottieScriptValue.undefined
      try walk(runner, array, arguments) { element, result, _ in
        guard runner.isTrue(result) else { return false }
        found = element
        return true
      }
      return found
    },
    array("findIndex") { runner, array, arguments in
      var found = -1
      try walk(runner, array, arguments) { _, result, index in
        guard runner.isTrue(result) else { return false }
        found = index
        return true
      }
      return .number(Double(found))
    },
    array("reduce") { runner, array, arguments in
      guard let function = arguments.first else { throw LottieScriptError("a function is missing") }
      var rest = array.elements[...]
      guard var result = arguments.dropFirst().first ?? rest.popFirst() else {
        throw LottieScriptError("an empty list is reduced without a first value")
      }
      for (index, element) in zip(rest.indices, rest) {
        result = try runner.call(function, [result, element, .number(Double(index)), .array(array)])
      }
      return result
    },
  ]
}
