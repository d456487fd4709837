import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Shows a view over the film while a binding is true.
struct PresentationModifier<Presented: View>: ViewModifier {
  enum Kind { case sheet, cover, dialog, actions }

  let kind: Kind
  let isPresented: Bool
  let dismiss: @MainActor () -> Void
  let presented: Presented
  /// How a sheet stands.
  @State private var place = SheetPlace()
  /// Whether a button of a dialog was chosen that goes before it does what it is for.
  @State private var isLeaving = false
  /// The modifiers around the presenting view.
  @State private var presenter = PresenterScope()
  @Environment(\.colorScheme) private var scheme
  @Environment(\.windowInsets) private var window

  init(kind: Kind, isPresented: Bool, dismiss: @escaping @MainActor () -> Void, presented: Presented) {
    (self.kind, self.isPresented) = (kind, isPresented)
    (self.dismiss, self.presented) = (dismiss, presented)
  }

  /// How long a dialog takes to go, in seconds.
  private static var leavingTime: TimeInterval { 0.4 }

  private var isShown: Bool { isPresented && !isLeaving }

  /// Has a dialog go, then runs the action of the chosen button and says that nothing is presented any more.
  private func choose(_ action: @escaping @MainActor () -> Void) {
    guard !isLeaving else { return }
    isLeaving = true
    FilmClock.post(after: Self.leavingTime) {
      action()
      dismiss()
      isLeaving = false
    }
  }

  /// Whether what lies behind is dimmed and takes no touches.
  private var dims: Bool {
    switch kind {
    case .cover: false
    case .sheet: isShown && place.isDimming
    case .dialog, .actions: isShown
    }
  }

  func body(content: Content) -> some View {
    let dimsTint = dims
    return content.dimmedTint(dimsTint).overlay {
      ZStack(alignment: kind == .dialog ? .center : .bottom) {
        if kind == .sheet {
          VStack {}
            .modifier(
              PageBehindModifier(depth: isShown ? place.depth : 0, top: PageBehind.top(inset: window.top)))
        }
        if dims || isShown && kind == .sheet && place.dimming > 0 {
          Color.black.opacity(kind == .sheet ? dimming * place.dimming : dimming)
            .contentShape(Rectangle())
            .onTapGesture { if kind == .actions || kind == .sheet && !place.staysUp { dismiss() } }
            .control { ControlInfo(kind: kind == .dialog ? "shade" : "backdrop") }
            .transition(.opacity)
        }
        if isShown { chrome }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: kind == .dialog ? .center : .bottom)
      .modifier(PresentationRoom(dismiss: dismiss))
      .transaction { if $0.disablesAnimations { $0.animation = nil } }
      .animation(.spring(response: 0.42, dampingFraction: 1), value: isShown)
      .modifier(PresenterScopeModifier(presenter: presenter))
      .modifier(PortalModifier())
    }
    .transformPreference(TintDimmedKey.self) { $0 = $0 || dimsTint }
  }

  /// How dark what lies behind becomes.
  private var dimming: Double {
    switch kind {
    case .dialog, .actions: 0.2
    case .sheet: SheetHeights.dimming(isDark: scheme == .dark)
    default: 0.3
    }
  }

  @ViewBuilder
  private var chrome: some View {
    switch kind {
    case .dialog:
      presented.environment(\.primitiveButtonStyle, AnyButtonStyle(DialogButtonStyle(choose: choose)))
        .transition(.scale(scale: 1.15).combined(with: .opacity))
    case .actions:
      presented
        .environment(
          \.primitiveButtonStyle, AnyButtonStyle(DialogButtonStyle(isChoice: true, choose: choose))
        )
        .transition(.move(edge: .bottom))
    case .cover:
      CoverChrome(
        content: presented.modifier(OwnTransactionsModifier(presenter: presenter)), dismiss: dismiss,
        insets: window
      )
      .modifier(ColorSchemeScope())
      .transition(PresentedAside.transition)
    case .sheet:
      SheetChrome(
        content: presented.modifier(OwnTransactionsModifier(presenter: presenter)), dismiss: dismiss,
        place: $place
      )
      .modifier(ColorSchemeScope())
      .transition(PresentedAside.transition)
    }
  }
}
