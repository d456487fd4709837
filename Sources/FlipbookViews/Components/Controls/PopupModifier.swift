import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Shows a list of choices next to a view while it is open.
struct PopupModifier<Choices: View, Part: View>: ViewModifier {
  @Binding var isOpen: Bool
  /// The room beside what the view shows, which the list doesn't reach into.
  let inset: CGFloat
  /// Whether the choices stay in the order written where the list opens upwards.
  let keepsOrder: Bool
  /// The lift of the view by a context menu; nil for other lists.
  let lift: MenuLift?
  /// The lifted part, behind the list.
  let part: Part
  let choices: Choices
  @State private var geometry = MenuGeometry()
  @State private var isBehind = false
  @Environment(\.menu) private var outer
  @Environment(\.menuOrder) private var order

  init(isOpen: Binding<Bool>, keepsOrder: Bool = false, lift: MenuLift?, part: Part, choices: Choices) {
    _isOpen = isOpen
    (inset, self.keepsOrder, self.choices) = (0, keepsOrder, choices)
    (self.lift, self.part) = (lift, part)
  }

  private var context: MenuContext {
    let outer = outer
    return MenuContext(
      geometry: geometry, keepsOrder: keepsOrder || order == .fixed || outer != nil,
      dismiss: {
        isOpen = false
        outer?.dismiss()
      }, stepBack: { isBehind = $0 })
  }

  func body(content: Content) -> some View {
    content.overlay {
      ZStack(alignment: .topLeading) {
        part
        list
      }
      .modifier(PortalModifier())
    }
    .onChange(of: isOpen) {
      outer?.stepBack(isOpen)
      if !isOpen { isBehind = false }
    }
  }

  private var list: some View {
    ZStack(alignment: .topLeading) {
      if isOpen {
        Color.clear.contentShape(Rectangle())
          .gesture(
            SpatialTapGesture().onEnded { value in
              // A touch of the list behind closes the one in front alone.
              let isOnOuter = outer?.geometry.frame.contains(value.location) == true
              if isOnOuter { isOpen = false } else { context.dismiss() }
              if let lift, lift.target.contains(value.location) { lift.commit?() }
            }
          )
          .control { ControlInfo(kind: "backdrop") }
        MenuPlate(context: context, isBehind: isBehind, choices: choices)
          .modifier(PopupPlace(inset: inset, geometry: geometry, outer: outer?.geometry, lift: lift))
          .transition(
            .modifier(
              active: PopupGrowth(scale: outer == nil ? 0.2 : 0.9, geometry: geometry),
              identity: PopupGrowth(scale: 1, geometry: geometry)
            ).combined(with: .opacity))
      }
    }
    .environment(\.isEnabled, true)
    .environment(\.listStyle, nil)
    .font(.body)
    .animation(.menu, value: isOpen)
    .animation(.menu, value: isBehind)
  }
}

extension PopupModifier where Part == EmptyView {
  init(isOpen: Binding<Bool>, inset: CGFloat = 0, keepsOrder: Bool = false, choices: Choices) {
    _isOpen = isOpen
    (self.inset, self.keepsOrder, self.choices) = (inset, keepsOrder, choices)
    (lift, part) = (nil, EmptyView())
  }
}

/// The ground of an open list and its rows.
private struct MenuPlate<Choices: View>: View {
  let context: MenuContext
  let isBehind: Bool
  let choices: Choices

  init(context: MenuContext, isBehind: Bool, choices: Choices) {
    (self.context, self.isBehind, self.choices) = (context, isBehind, choices)
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 13)
    ScrollView {
      LayoutContainer(
        layout: MenuListLayout(geometry: context.geometry, keepsOrder: context.keepsOrder),
        content: choices.modifier(MenuLine(geometry: context.geometry))
      )
      .modifier(MenuLines())
    }
    .scrollBounceBehavior(.basedOnSize)
    .coveredByNothing()
    .foregroundStyle(Color(uiColor: .secondaryLabel))
    .buttonStyle(MenuRowStyle())
    .toggleStyle(MenuToggleStyle())
    .labelStyle(MenuLabelStyle())
    // A bar around has icons alone, and large ones; its menus don't.
    .imageScale(.medium)
    .environment(\.menu, context)
    .opacity(isBehind ? 0.5 : 1)
    .background(.regularMaterial, in: shape)
    .clipShape(shape)
    .shadow(color: .black.opacity(isBehind ? 0.12 : 0.24), radius: 34)
    .modifier(MenuDepth(scale: isBehind ? 0.97 : 1))
  }
}

/// Draws a list smaller, about the middle of its top, which what is in front doesn't move with.
private struct MenuDepth: ElementModifier {
  var scale: CGFloat
  static var compositesAsOne: Bool { true }

  nonisolated var animatableData: CGFloat {
    get { scale }
    set { scale = newValue }
  }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    var own = context
    own.translateBy(x: size.width / 2 * (1 - scale), y: 0)
    own.scaleBy(x: scale, y: scale)
    content.recordPlaced(in: own)
  }
}
