/// One message of the compiler, with the lines of code and the notes it prints below.
struct CompilerMessage: Equatable {
  enum Severity: String {
    case error
    case warning
    case note
  }

  /// Empty for a message about no file.
  var path: String
  var line: Int
  var column: Int
  var severity: Severity
  var text: String
  /// The message as it was printed, to its last line.
  var block: String

  /// Reads what a compiler printed.
  static func read(_ text: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let message = head(line), message.severity != .note {
        messages.append(message)
      } else if let last = messages.indices.last, messages[last].path.isEmpty,
        let found = line.firstMatch(of: /(\/.*?):([0-9]+):[0-9]+: note: expanded code originates here/)
      {
        // An error in what a macro made stands where the macro is.
        messages[last].path = String(found.1)
        messages[last].line = Int(found.2) ?? 0
        messages[last].block += "\n" + line
      } else if !messages.isEmpty {
        messages[messages.count - 1].block += "\n" + line
      }
    }
    for index in messages.indices {
      while messages[index].block.last?.isWhitespace == true { messages[index].block.removeLast() }
    }
    return messages
  }

  /// Where the compiler was when it crashed, by the stack that it printed: a line of a file, else a file with the line 0;
  /// nil where it didn't crash, or doesn't say.
  static func crash(in text: String) -> (path: String, line: Int)? {
    guard text.contains("Stack dump:") else { return nil }
    var place: (path: String, line: Int)?
    for line in text.split(separator: "\n") where line.first?.isNumber == true {
      // The innermost comes last.
      if let found = line.firstMatch(of: /\[(\/[^\]:]+):([0-9]+):[0-9]+/)
        ?? line.firstMatch(of: /at "?(\/[^":]+):([0-9]+):[0-9]+/)
      {
        place = (String(found.1), Int(found.2) ?? 0)
      } else if place == nil, let found = line.firstMatch(of: /source_file "([^"]+)"/) {
        place = (String(found.1), 0)
      }
    }
    return place
  }

  /// `path:line:column: error: text`, or `error: text` without a place.
  private static func head(_ line: Substring) -> CompilerMessage? {
    let plain = line.replacing(/\u{1b}\[[0-9;]*m/, with: "")
    if let found = plain.wholeMatch(
      of: /(\/.*?|<unknown>):([0-9]+)(?::([0-9]+))?: (error|warning|note): (.*)/)
    {
      return CompilerMessage(
        path: String(found.1), line: Int(found.2) ?? 0, column: found.3.flatMap { Int($0) } ?? 0,
        severity: Severity(rawValue: String(found.4)) ?? .error, text: String(found.5), block: String(line))
    }
    if let found = plain.wholeMatch(
      of: /(?:<unknown>:0: |macro expansion .*?:[0-9]+:[0-9]+: )?(error|warning): (.*)/)
    {
      return CompilerMessage(
        path: "", line: 0, column: 0, severity: Severity(rawValue: String(found.1)) ?? .error,
        text: String(found.2), block: String(line))
    }
    return nil
  }

  /// Whether the message may come from a name that isn't there.
  var isAboutName: Bool {
    text.hasPrefix("cannot find ") || text.contains(" has no member ") || text.contains("unknown attribute")
      || text.hasPrefix("no such module") || text.hasPrefix("no macro named")
      || text.hasPrefix("reference to member") || isConsequence
  }

  /// The name that is not in scope, where that is what the message says.
  var missingName: (name: String, kind: MissingName.Kind)? {
    guard let found = text.firstMatch(of: /^cannot find (type )?'([^']+)' in scope/) else { return nil }
    let isType = found.1 != nil || found.2.first?.isUppercase == true
    return (String(found.2), isType ? .type : .value)
  }

  /// The type of which two modules have one each, where that is what the message says.
  var ambiguousType: String? {
    text.firstMatch(of: /^'([A-Za-z_0-9]+)' is ambiguous for type lookup/).map { String($0.1) }
  }

  /// Whether the compiler may say this only because something before it is missing.
  var isConsequence: Bool {
    [
      "generic parameter ", "cannot infer ", "type of expression is ambiguous",
      "failed to produce diagnostic",
      "the compiler is unable to type-check", "ambiguous use of", "no exact matches",
      "type '()' cannot conform",
      "return type of", "function declares an opaque return type", "type 'Any' cannot conform",
      "cannot call value of non-function type", "missing return", "unable to infer",
      "does not conform to protocol", "cannot convert", "static method 'build", "instance method",
      "initializer ", "value of optional type", "type '",
    ].contains { text.hasPrefix($0) } || text.contains("requires that")
      || text.contains("could not be inferred")
      || text.contains("does not conform to")
  }
}
