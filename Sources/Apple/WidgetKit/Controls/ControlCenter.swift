/// The Control Center, which a film doesn't have.
public struct ControlCenter: Sendable {
  /// The one of the app.
  public static let shared = ControlCenter()
  /// Does nothing: no control is shown.
  public func reloadControls(ofKind kind: String) {}
  /// Does nothing: no control is shown.
  public func reloadAllControls() {}
}
