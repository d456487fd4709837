/// The source of the pictures of a report.
public struct ReportOrigin: Codable, Hashable, Sendable {
  /// The folder of the goldens.
  public var goldens: String
  /// The project; nil for scenes.
  public var project: String?
  /// The digest of the project's files; nil for scenes.
  public var fingerprint: String?

  /// Makes an origin.
  public init(goldens: String, project: String?, fingerprint: String?) {
    (self.goldens, self.project, self.fingerprint) = (goldens, project, fingerprint)
  }
}
