import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The parts of a group that can be folded away, and whether it is.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
  /// The label of a group.
  public struct Label: View {
    let view: AnyView
    /// The label as the scene wrote it.
    public var body: some View { view }
  }

  /// The views that are folded away.
  public struct Content: View {
    let view: AnyView
    /// The views as the scene wrote them.
    public var body: some View { view }
  }

  /// The label of the group.
  public let label: Label
  /// The views that are folded away.
  public let content: Content
  /// Whether the content is shown; `$isExpanded` is the binding behind it.
  @Binding public var isExpanded: Bool
}
