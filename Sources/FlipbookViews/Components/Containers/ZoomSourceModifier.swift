import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Marks a view that a page, a cover or a sheet zooms from.
struct ZoomSourceModifier: ViewModifier {
  let key: ZoomKey
  /// In points.
  let cornerRadius: CGFloat
  @State private var lifted = LiftedElement()

  init(key: ZoomKey, cornerRadius: CGFloat) { (self.key, self.cornerRadius) = (key, cornerRadius) }

  func body(content: Content) -> some View {
    ViewRuntime.current?.zoomSources.register(
      ZoomSources.Source(view: lifted, cornerRadius: cornerRadius), for: key)
    return content.modifier(LiftSource(lifted: lifted))
  }
}
