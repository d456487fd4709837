import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Controls that belong together, and their label.
public struct ControlGroupStyleConfiguration {
  /// The label of a group.
  public struct Label: View {
    let view: AnyView
    /// The label as the scene wrote it.
    public var body: some View { view }
  }

  /// The controls of a group.
  public struct Content: View {
    let view: AnyView
    /// The controls as the scene wrote them.
    public var body: some View { view }
  }

  /// The controls of the group.
  public let content: Content
  /// The label of the group; empty without one.
  public let label: Label
}
