import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The button of a date or a time, which opens a plate with a calendar or wheels.
struct DateButton<Panel: View>: View {
  let title: String
  /// The least height; nil for the usual one.
  let height: CGFloat?
  let panel: Panel
  @State private var isOpen = false
  @State private var isPressed = false
  @State private var geometry = MenuGeometry()
  @Environment(\.isEnabled) private var isEnabled

  init(title: String, height: CGFloat? = nil, @ViewBuilder panel: () -> Panel) {
    (self.title, self.height, self.panel) = (title, height, panel())
  }

  private var style: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    return isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
  }

  var body: some View {
    let metrics = ControlMetrics.current.pill
    // It keeps its width, however little room there is.
    Text(verbatim: title)
      .lineLimit(1).fixedSize()
      .foregroundStyle(style)
      .padding(.horizontal, metrics.horizontal)
      .frame(minHeight: height ?? metrics.height)
      .background(
        Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: metrics.cornerRadius)
      )
      .contentShape(Rectangle())
      .onTapGesture { if isEnabled { isOpen.toggle() } }
      .overlay { plate.modifier(PortalModifier()) }
  }

  /// The open part, over everything else; a touch beside it closes it.
  private var plate: some View {
    let shape = RoundedRectangle(cornerRadius: 13)
    return ZStack(alignment: .topLeading) {
      if isOpen {
        Color.clear.contentShape(Rectangle())
          .onTapGesture { isOpen = false }
          .control { ControlInfo(kind: "backdrop") }
        panel
          .coveredByNothing()
          .background(.regularMaterial, in: shape)
          .clipShape(shape)
          .shadow(color: .black.opacity(0.24), radius: 34)
          .modifier(DatePlatePlace(geometry: geometry))
          .transition(
            .modifier(
              active: PopupGrowth(scale: 0.2, geometry: geometry),
              identity: PopupGrowth(scale: 1, geometry: geometry)
            ).combined(with: .opacity))
      }
    }
    .environment(\.listStyle, nil)
    .font(.body)
    .animation(.menu, value: isOpen)
  }
}
