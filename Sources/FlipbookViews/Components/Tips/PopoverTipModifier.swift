import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Shows a tip on a plate that points at a view.
struct PopoverTipModifier: ViewModifier {
  let tip: (any Tip)?
  let edge: Edge
  let action: @MainActor (Tips.Action) -> Void
  @State private var isClosed = false
  @Environment(\.tipStyle) private var style

  init(tip: (any Tip)?, edge: Edge, action: @escaping @MainActor (Tips.Action) -> Void) {
    (self.tip, self.edge, self.action) = (tip, edge, action)
  }

  func body(content: Content) -> some View {
    content.overlay {
      ZStack(alignment: .topLeading) {
        if let tip, !isClosed {
          style(TipViewStyleConfiguration(tip: tip, handler: action))
            .environment(\.tipIsPopover, true)
            .frame(width: TipMetrics().popover)
            .contentShape(Rectangle())
            .onTapGesture { isClosed = true }
            .modifier(PopoverPlate(anchor: .rect(.bounds), edge: edge))
            .transition(.opacity)
        }
      }
      .modifier(PresentationRoom(dismiss: { isClosed = true }))
      .modifier(PortalModifier())
    }
  }
}
