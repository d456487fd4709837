import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The controls at the edges of a row while its list is edited: a red disc that deletes, and a handle.
struct EditControlsModifier: ViewModifier {
  let deletes: Bool
  let moves: Bool
  let swipe: RowSwipe
  let edit: RowEdit
  /// Shows how far the row is drawn from its place.
  let show: (RowLift) -> Void
  @State private var measured = Measured()
  @Environment(\.rowMove) private var move

  @MainActor
  final class Measured {
    var height: CGFloat = 0
    nonisolated init() {}
  }

  func body(content: Content) -> some View {
    let measured = measured
    edit.group[edit.place] = RowGroup.Row(height: { measured.height }, show: show)
    return LayeredView(
      content: content, secondary: chrome, alignment: .center, kind: .overlay, fillsRow: true)
  }

  private var chrome: some View {
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
          .frame(maxHeight: .infinity)
          .contentShape(Rectangle())
          .highPriorityGesture(drag)
          .transition(.opacity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured.height = $0 }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { move?.drag(edit.place, of: edit.group, by: $0.translation.height) }
      .onEnded { value in
        guard let action = edit.move else { return }
        move?.end(edit.place, of: edit.group, by: value.translation.height, move: action)
      }
  }
}
