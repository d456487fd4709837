/// Why a file can't be used as a film or a sound.
package struct VideoFailure: Error, Equatable, CustomStringConvertible {
  /// The end of a sentence that begins with the file's name: `is no film`.
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  package var description: String { reason }
}
