import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The form in little room that a presented view asks for.
struct CompactAdaptationModifier: ViewModifier {
  let adaptation: PresentationAdaptation

  func body(content: Content) -> some View {
    content.preference(key: CompactAdaptationKey.self, value: adaptation)
  }
}
