/// A finding at one place of a scene's sources.
package struct SceneFinding: Sendable, Encodable {
  /// The consequence for the scene.
  package enum Kind: String, Sendable, Encodable {
    /// A name that isn't there; the message has the nearest that is.
    case missingName
    /// Something else that the compiler refuses.
    case error
    /// A name that another file of the project declares.
    case declaredElsewhere
    /// A remark that stops nothing.
    case note
    /// A use of a name that does less than on a device, which a film would show.
    case unsupported
    /// A use of a name that does less than on a device, which no film shows.
    case unseen
  }

  package var kind: Kind
  /// The path of the file as it was given; nil where the compiler names none.
  package var file: String?
  /// Counted from 1.
  package var line: Int?
  /// Counted from 1, in bytes.
  package var column: Int?
  package var message: String

  package init(_ kind: Kind, _ file: String?, _ line: Int? = nil, _ column: Int? = nil, message: String) {
    (self.kind, self.file, self.line, self.column) = (kind, file, line, column)
    self.message = message
  }

  /// `Card.swift:4:24: there is no .gren here; the nearest that exists is .green`.
  package var text: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
    let mark =
      switch kind {
      case .declaredElsewhere, .unseen: "note: "
      case .unsupported: "warning: "
      case .missingName, .error, .note: ""
      }
    return (place.isEmpty ? "" : place.joined(separator: ":") + ": ") + mark + message
  }
}
