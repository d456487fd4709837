/// A version of the system whose controls a film can show.
package enum SystemVersion: CaseIterable, Sendable {
  case iOS18

  /// The one that films stand for.
  package static let current = SystemVersion.iOS18
}
