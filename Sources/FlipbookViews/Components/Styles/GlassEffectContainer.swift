import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Shapes of glass that run together elsewhere; here each is drawn by itself.
public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// Makes a container of views with glass. The spacing is ignored.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The content, unchanged.
  public var body: some View { content }
}
