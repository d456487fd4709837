/// Something a scene asked for that was not done as asked: what, where and how to fix it.
///
/// Diagnostics are for the person who wrote the scene. The wording names their file or drawing, never a
/// type of Flipbook's own.
public struct Diagnostic: Hashable, Sendable, Codable {
  /// How much the picture suffers.
  public enum Severity: String, Hashable, Sendable, Codable, Comparable {
    /// Worth knowing; the picture is as asked.
    case note
    /// The picture differs from what was asked.
    case warning
    /// The scene could not be rendered.
    case error

    /// Orders by weight: a note, a warning, an error.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// How much the picture suffers.
  public var severity: Severity
  /// A stable identifier such as `path.non-finite`, for filtering and for tests.
  public var code: String
  /// One sentence that says what happened and, where there is one, the way out.
  public var message: String
  /// Where: `file:line`, a JSON path or the name of what was drawn; nil when there is no such place.
  public var place: String?

  /// Makes a diagnostic, a warning unless said.
  public init(_ severity: Severity = .warning, code: String, message: String, place: String? = nil) {
    self.severity = severity
    self.code = code
    self.message = message
    self.place = place
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `warning: message (place) [code]`, as it is printed.
  public var description: String {
    let location = place.map { " (\($0))" } ?? ""
    return "\(severity.rawValue): \(message)\(location) [\(code)]"
  }
}
