import Foundation

extension String {
  /// Fills a format with an array as its one value, written as property lists are: `%@` becomes `(a, b)` on lines of their own.
  ///
  /// The arguments of a function are an array; they fill places of their own by `String(format:arguments:)`.
  @_disfavoredOverload
  public init(format: String, _ array: [any CVarArg]) {
    let lines = array.map { "    \($0)" }.joined(separator: ",\n")
    self.init(format: format, "(\n\(lines)\n)")
  }
}
