import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Lets a view through where another view is drawn.
struct MaskedView<Content: View, Mask: View>: View {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  var body: some View { content.modifier(MaskLayout(mask: mask, alignment: alignment)) }
}

private struct MaskLayout<Mask: View>: ViewModifier {
  let mask: Mask
  let alignment: Alignment

  func body(content: Content) -> some View {
    // Several views stand below each other, as at the root.
    LayeredView(
      content: content, secondary: VStack { mask.withoutOuterStyle() }, alignment: alignment, kind: .mask)
  }
}
