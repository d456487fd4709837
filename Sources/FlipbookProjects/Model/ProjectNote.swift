/// Something about a project that a person should know.
package struct ProjectNote: Sendable, Equatable, Codable, CustomStringConvertible {
  /// The target, the package or the file.
  package var subject: String
  package var reason: String

  package init(_ subject: String, _ reason: String) {
    self.subject = subject
    self.reason = reason
  }

  package var description: String { "\(subject): \(reason)" }
}
