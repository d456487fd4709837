import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The parts of a box.
public struct GroupBoxStyleConfiguration {
  /// The label of a box.
  public struct Label: View {
    let view: AnyView
    /// The label as the scene wrote it.
    public var body: some View { view }
  }

  /// The views in a box.
  public struct Content: View {
    let view: AnyView
    /// The views as the scene wrote them.
    public var body: some View { view }
  }

  /// The label of the box; empty without one.
  public let label: Label
  /// The views in the box.
  public let content: Content
}
