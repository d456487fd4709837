import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Shows a list of choices next to a view while it is open.
struct PopupModifier<Choices: View>: ViewModifier {
  @Binding var isOpen: Bool
  /// The room beside what the view shows, which the list doesn't reach into.
  let inset: CGFloat
  let choices: Choices

  init(isOpen: Binding<Bool>, inset: CGFloat = 0, choices: Choices) {
    _isOpen = isOpen
    (self.inset, self.choices) = (inset, choices)
  }

  func body(content: Content) -> some View {
    content.overlay {
      ZStack(alignment: .topLeading) {
        if isOpen {
          Color.clear.contentShape(Rectangle())
            .onTapGesture { isOpen = false }
            .control { ControlInfo(kind: "backdrop") }
          VStack(spacing: 0) {
            choices.modifier(PopupLines())
          }
          .buttonStyle(MenuRowStyle { isOpen = false })
          // A bar around has icons alone, and large ones; its menus don't.
          .labelStyle(MenuLabelStyle())
          .imageScale(.medium)
          .environment(\.menuDismiss, MenuDismiss { isOpen = false })
          .frame(width: 250)
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 13))
          .clipShape(RoundedRectangle(cornerRadius: 13))
          .shadow(color: .black.opacity(0.2), radius: 20, y: 6)
          .modifier(PopupPlace(inset: inset))
          .transition(.scale(scale: 0.6, anchor: .top).combined(with: .opacity))
        }
      }
      .environment(\.isEnabled, true)
      .environment(\.listStyle, nil)
      .font(.body)
      .animation(.spring(response: 0.32, dampingFraction: 0.86), value: isOpen)
      .modifier(PortalModifier())
    }
  }
}

/// Below the view that a list belongs to, above it where there is no room; at the side where the view is.
private struct PopupPlace: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let inset: CGFloat
  /// Between the view and the list.
  private static var gap: CGFloat { 6 }
  static var affectsLayout: Bool { true }
  static var compositesAsOne: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize { content.runtime.size }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let own = content.sizeThatFits(.unspecified)
    let anchor = Self.anchor(of: content)
    let wish: CGFloat =
      if anchor.midX < size.width * 0.4 {
        anchor.minX + inset
      } else if anchor.midX > size.width * 0.6 {
        anchor.maxX - inset - own.width
      } else {
        anchor.midX - own.width / 2
      }
    let x = max(8, min(size.width - own.width - 8, wish))
    var y = anchor.maxY + Self.gap
    if y + own.height > size.height - 8 { y = max(8, anchor.minY - Self.gap - own.height) }
    content.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(own))
  }

  private static func anchor(of content: Element) -> CGRect {
    var element: Element? = content
    while let current = element, !current.isPortal { element = current.parent }
    guard let around = element?.parent else { return .zero }
    return CGRect(origin: .zero, size: around.layoutFrame.size).bounds(through: around.transformToRoot())
  }
}

/// Lines between the rows of a list of choices.
private struct PopupLines: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    content.recordPlaced(in: context)
    guard element.displayFrame.minY > 1 else { return }
    context.fill(
      Path(CGRect(x: 0, y: 0, width: size.width, height: 0.5)), with: .style(_SystemShapeStyle.separator))
  }
}
