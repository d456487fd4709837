/// The completions that a shell may offer for the value of an option.
enum OptionCompletion: Equatable, Sendable {
  /// One of these words.
  case words([String])
  case files
  case folders
  /// Something that the shell can't know, such as a number.
  case unknown
}

extension OptionSpec {
  /// The completions that a shell may offer for the value; nil for an option without one.
  ///
  /// An option that lists its words says so by ``words``, or by its value's name: `light|dark`. A value's name such as FILE or DIR
  /// stands for a path.
  var completion: OptionCompletion? {
    guard let value else { return nil }
    if !words.isEmpty { return .words(words) }
    let parts = value.split(separator: "|").map(String.init)
    let named = parts.filter { part in part.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } }
    if parts.contains(where: { ["FILE", "PATH", "FILM", "PLAN", "REPORT", "OUTPUT"].contains($0) }) {
      return .files
    }
    if parts.contains("DIR") || parts.contains("FOLDER") { return .folders }
    return parts.count > 1 && !named.isEmpty ? .words(named) : .unknown
  }
}
