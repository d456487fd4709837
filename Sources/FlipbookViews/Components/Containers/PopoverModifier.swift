import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Shows a view in a plate that points to the modified one; in little room across, as a sheet.
struct PopoverModifier<Presented: View>: ViewModifier {
  let isPresented: Bool
  let dismiss: @MainActor () -> Void
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?
  let presented: Presented
  /// The form in little room, where it depends on the content's body.
  @State private var reported: PresentationAdaptation?
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(
    isPresented: Bool, dismiss: @escaping @MainActor () -> Void, anchor: PopoverAttachmentAnchor, edge: Edge?,
    presented: Presented
  ) {
    (self.isPresented, self.dismiss, self.presented) = (isPresented, dismiss, presented)
    (self.anchor, self.edge) = (anchor, edge)
  }

  func body(content: Content) -> some View {
    let adaptation = (presented as? any CompactAdapting)?.compactAdaptation ?? reported ?? .automatic
    let isPopover = sizeClass == .regular || adaptation.keepsPopover
    let shown = presented.onPreferenceChange(CompactAdaptationKey.self) { reported = $0 }
    return
      content
      .modifier(
        PresentationModifier(
          kind: adaptation == .fullScreenCover ? .cover : .sheet, isPresented: isPresented && !isPopover,
          dismiss: dismiss, presented: shown)
      )
      .overlay {
        ZStack(alignment: .topLeading) {
          if isPresented, isPopover {
            Color.clear.contentShape(Rectangle())
              .onTapGesture { dismiss() }
              .control { ControlInfo(kind: "backdrop") }
            shown
              .modifier(PopoverPlate(anchor: anchor, edge: edge))
              .modifier(ColorSchemeScope())
              .transition(.opacity)
          }
        }
        .modifier(PresentationRoom(dismiss: dismiss))
        .animation(.spring(response: 0.32, dampingFraction: 0.86), value: isPresented)
        .modifier(PortalModifier())
      }
  }
}
