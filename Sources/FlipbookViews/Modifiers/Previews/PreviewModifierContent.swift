import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The preview that a modifier puts into its environment.
public struct PreviewModifierContent: View {
  let view: AnyView
  /// The preview.
  public var body: some View { view }
}
