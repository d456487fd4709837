import FlipbookScenes

/// The options that a person gave on the command line of a subcommand.
package struct ParsedOptions: Codable, Equatable, Sendable {
  /// Values by long name; the last one where an option was given twice.
  package var values: [String: String] = [:]
  /// Every value of the options that may be given more than once, by long name.
  package var lists: [String: [String]] = [:]
  /// Long names of the options without a value that were given.
  package var flags: Set<String> = []
  /// Everything that is not an option, in order.
  package var positionals: [String] = []

  package init(
    values: [String: String] = [:], lists: [String: [String]] = [:], flags: Set<String> = [],
    positionals: [String] = []
  ) {
    (self.values, self.lists, self.flags, self.positionals) = (values, lists, flags, positionals)
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The values of an option that may be given more than once, each made into a type.
  ///
  /// - Throws: ``FlipbookFailure`` that names the option, the value and what is wrong with it.
  func list<T>(_ name: String, _ parse: (String) throws -> T) throws -> [T] {
    try (lists[name] ?? []).map { text in
      do {
        return try parse(text)
      } catch let error as ValueError {
        throw FlipbookFailure("--\(name) \(text): \(error.reason)", .usage)
      }
    }
  }

  /// These options, with those of `fallback` where one is not given here.
  func over(_ fallback: ParsedOptions) -> ParsedOptions {
    var result = self
    result.values.merge(fallback.values) { own, _ in own }
    result.flags.formUnion(fallback.flags)
    result.lists.merge(fallback.lists) { own, _ in own }
    return result
  }

  /// The value of an option, made into a type.
  ///
  /// - Throws: ``FlipbookFailure`` that names the option, the value and what is wrong with it.
  func value<T>(_ name: String, _ parse: (String) throws -> T) throws -> T? {
    guard let text = values[name] else { return nil }
    do {
      return try parse(text)
    } catch let error as ValueError {
      throw FlipbookFailure("--\(name) \(text): \(error.reason)", .usage)
    }
  }
}
