import FlipbookDrawing
import FlipbookMotion
import FlipbookViews

/// Keeps a recognizer of UIKit for as long as its view of SwiftUI.
struct RepresentedGestureModifier<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
  let representable: Representable
  @State private var recognizer = RepresentedRecognizer<Representable>()
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    recognizer.update(representable, environment)
    return content.followed(by: recognizer)
  }
}
