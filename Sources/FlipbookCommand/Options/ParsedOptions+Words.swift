extension ParsedOptions {
  /// The options as words of a command line, without the positionals.
  ///
  /// - Parameter names: Long names of options that are left out.
  func words(leavingOut names: Set<String> = []) -> [String] {
    var words: [String] = []
    for (name, value) in values.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
      words.append("--\(name)=\(value)")
    }
    for (name, values) in lists.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
      words += values.map { "--\(name)=\($0)" }
    }
    for flag in flags.sorted() where !names.contains(flag) { words.append("--\(flag)") }
    return words
  }
}
