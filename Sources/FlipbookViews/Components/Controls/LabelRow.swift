import FlipbookDrawing
import Foundation

/// A control's label: several views stand side by side, one is as it is.
struct LabelRow<Content: View>: View {
  let content: Content

  init(_ content: Content) { self.content = content }

  @ViewBuilder var body: some View {
    if Content.self is any SeveralViews.Type {
      HStack { content }
    } else {
      content
    }
  }
}
