import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The label and the choices of a menu.
public struct MenuStyleConfiguration {
  /// The label of a menu.
  public struct Label: View {
    let view: AnyView
    /// The label as the scene wrote it.
    public var body: some View { view }
  }

  /// The choices of a menu.
  public struct Content: View {
    let view: AnyView
    /// The choices as the scene wrote them.
    public var body: some View { view }
  }

  let label: Label
  let content: Content
  /// The action of a tap; nil where a tap opens the list.
  let primary: (@MainActor () -> Void)?
}
