import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A label and its value.
public struct LabeledContentStyleConfiguration {
  /// The label of a value.
  public struct Label: View {
    let view: AnyView
    /// The label as the scene wrote it.
    public var body: some View { view }
  }

  /// A value.
  public struct Content: View {
    let view: AnyView
    /// The value as the scene wrote it.
    public var body: some View { view }
  }

  /// The label of the value.
  public let label: Label
  /// The value.
  public let content: Content
}
