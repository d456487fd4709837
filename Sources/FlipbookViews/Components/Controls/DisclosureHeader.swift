import FlipbookDrawing
import FlipbookMotion

/// A label with an arrow at its end, which turns as what is below it opens. A touch opens or closes it. Outside of
/// lists the label has the tint.
struct DisclosureHeader<Label: View>: View {
  let label: Label
  @Binding var isExpanded: Bool
  @Environment(\.listStyle) private var listStyle

  init(label: Label, isExpanded: Binding<Bool>) {
    self.label = label
    _isExpanded = isExpanded
  }

  var body: some View {
    HStack(spacing: 8) {
      if listStyle == nil { label.controlForegroundStyle(.tint) } else { label }
      Spacer(minLength: 0)
      Image(systemName: "chevron.forward")
        .font(.system(size: 14, weight: .semibold))
        .foregroundStyle(.tint)
        .rotationEffect(.degrees(isExpanded ? 90 : 0))
    }
    .contentShape(Rectangle())
    .onTapGesture { withAnimation { isExpanded.toggle() } }
  }
}
