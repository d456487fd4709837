import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Marks a view that a page of the navigation stack around zooms from.
struct ZoomSourceModifier: ViewModifier {
  let key: ZoomKey
  /// In points.
  let cornerRadius: CGFloat
  @State private var lifted = LiftedElement()
  @Environment(\.navigation) private var navigation

  init(key: ZoomKey, cornerRadius: CGFloat) { (self.key, self.cornerRadius) = (key, cornerRadius) }

  func body(content: Content) -> some View {
    navigation?.zoomSources.register(ZoomSources.Source(view: lifted, cornerRadius: cornerRadius), for: key)
    return content.modifier(LiftSource(lifted: lifted))
  }
}
