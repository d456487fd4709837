import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The controls at the edges of a row while its list is edited: a red disc that deletes, and a handle.
struct EditControlsModifier: ViewModifier {
  let deletes: Bool
  let moves: Bool
  let swipe: RowSwipe

  func body(content: Content) -> some View {
    LayeredView(content: content, secondary: face, alignment: .center, kind: .overlay, fillsRow: true)
  }

  private var face: some View {
    let metrics = ControlMetrics.current.list
    return HStack(spacing: 0) {
      if deletes {
        Image(systemName: "minus.circle.fill")
          .resizable()
          .symbolRenderingMode(.palette)
          .foregroundStyle(.white, Color(uiColor: .systemRed))
          .frame(width: metrics.discWidth, height: metrics.discWidth)
          .padding(.leading, metrics.discLeading)
          .contentShape(Rectangle())
          .onTapGesture { swipe.open() }
          .transition(.opacity)
      }
      Spacer(minLength: 0)
      if moves {
        Image(systemName: "line.3.horizontal")
          .font(.system(size: metrics.handleFont))
          .foregroundStyle(Color(uiColor: .tertiaryLabel))
          .padding(.trailing, metrics.handleTrailing)
          .transition(.opacity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
