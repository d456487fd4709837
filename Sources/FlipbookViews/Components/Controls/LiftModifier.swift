import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Lifts a part of the page while a finger rests on it and while its menu is open, over the page, which is blurred.
struct LiftModifier<Items: View, Preview: View>: ViewModifier {
  @Binding var isOpen: Bool
  /// Whether a finger rests on the part.
  let isHeld: Bool
  /// Whether the choices stay in the order written where the menu stands above the part.
  let keepsOrder: Bool
  let part: any LiftedContent
  let items: Items
  /// The view that is shown in place of the part; nil for the part itself.
  let preview: Preview?
  /// Called as the part is touched while the menu is open; nil for nothing.
  let commit: (@MainActor () -> Void)?
  @State private var isLifted = false
  @State private var press = 0.0
  @State private var amount = 0.0
  @State private var lift = MenuLift()

  private static var closing: Animation { .easeOut(duration: 0.2) }
  /// For the rest of the hold once the part answers.
  private static var pressing: Animation { .linear(duration: TouchLimits.longPress - TouchLimits.lift) }

  init(
    isOpen: Binding<Bool>, isHeld: Bool, keepsOrder: Bool = true, part: any LiftedContent, items: Items,
    preview: Preview?, commit: (@MainActor () -> Void)? = nil
  ) {
    _isOpen = isOpen
    (self.isHeld, self.keepsOrder, self.part) = (isHeld, keepsOrder, part)
    (self.items, self.preview, self.commit) = (items, preview, commit)
  }

  func body(content: Content) -> some View {
    content
      .modifier(
        PopupModifier(
          isOpen: $isOpen, keepsOrder: keepsOrder, lift: lift,
          part: LiftedView(press: press, amount: amount, lift: lift, isLifted: isLifted, preview: preview),
          choices: items)
      )
      .onAppear { if isHeld { hold(after: 0) } }
      .onChange(of: isHeld) { if isHeld { hold(after: TouchLimits.lift) } else { release() } }
      .onChange(of: isOpen) { if isOpen { open() } else { release() } }
  }

  private func hold(after delay: TimeInterval) {
    lift.touch += 1
    let touch = lift.touch
    // A short touch, and one that scrolls, lifts nothing.
    FilmClock.post(after: delay) {
      MainActor.assumeIsolated {
        guard lift.touch == touch, !isOpen, !isLifted, part.frame != nil else { return }
        show()
        withAnimation(Self.pressing) { press = 1 }
      }
    }
  }

  private func open() {
    show()
    withAnimation(.menu) { (press, amount) = (1, 1) }
  }

  private func show() {
    (lift.content, lift.commit) = (part, commit)
    isLifted = true
    part.isLifted = true
  }

  private func release() {
    lift.touch += 1
    guard !isOpen, isLifted else { return }
    let touch = lift.touch
    withAnimation(Self.closing) {
      (press, amount) = (0, 0)
    } completion: {
      guard !isOpen, lift.touch == touch else { return }
      isLifted = false
      part.isLifted = false
    }
  }
}
