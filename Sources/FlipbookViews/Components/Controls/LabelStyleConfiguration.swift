import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The parts that a label style makes a label from.
@MainActor @preconcurrency
public struct LabelStyleConfiguration {
  /// The label's text.
  public struct Title: View {
    let content: AnyView
    /// The title as the scene wrote it.
    public var body: some View { content }
  }

  /// The label's image.
  public struct Icon: View {
    let content: AnyView
    /// The icon as the scene wrote it.
    public var body: some View { content }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}
