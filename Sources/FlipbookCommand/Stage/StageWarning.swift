/// A diagnostic of a scene, and how often there was an equal one.
package struct StageWarning: Codable, Equatable, Sendable {
  package var severity: String
  package var code: String
  package var message: String
  /// `file:line`; nil when it is not known.
  package var place: String?
  package var count: Int
}
