import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Puts previews into environment that they share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared environment.
  associatedtype Context = Void
  /// The type of the changed preview.
  associatedtype Body: View
  /// The preview that is changed.
  typealias Content = PreviewModifierContent

  /// Makes the shared environment; awaited before the preview is shown.
  static func makeSharedContext() async throws -> Context
  /// Puts a preview into the environment.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Returns nothing: the modifier has no context.
  public static func makeSharedContext() async throws {}
}
