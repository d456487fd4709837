import FlipbookDrawing
import FlipbookTime
import FlipbookViews
import Foundation

/// The hold that opens a context menu: the part that it belongs to is lifted meanwhile.
final class ContextPress: UILongPressGestureRecognizer {
  /// The menu of a hold.
  struct Source {
    let part: any LiftedContent
    let configuration: UIContextMenuConfiguration
    /// The object that performs the actions.
    let sender: AnyObject
    /// Called as the menu opens and as it closes.
    var willOpen: () -> Void = {}
    var willClose: () -> Void = {}
    /// Called as the lifted part is touched.
    var commit: (MenuCommit) -> Void = { _ in }
  }

  /// Returns the menu at a point of the recognizer's view; nil for none.
  private let source: (CGPoint) -> Source?
  private var held: (source: Source, menu: OpenMenu)?
  private weak var shown: OpenMenu?
  private var touch = 0

  init(_ source: @escaping (CGPoint) -> Source?) {
    self.source = source
    super.init(target: nil, action: nil)
    addHandler { [weak self] in
      guard let self, state == .began, let held else { return }
      held.source.willOpen()
      held.menu.stage.isOpen = true
    }
  }

  /// Closes the menu.
  func dismiss() { shown?.stage.isOpen = false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    touch += 1
    let begun = touch
    // A short touch, and one that scrolls, lifts nothing.
    FilmClock.post(after: TouchLimits.lift) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.touch == begun, self.state == .possible else { return }
        self.hold()
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .failed { release() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    release()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    release()
  }

  private func hold() {
    guard let view, let window = view.window, view.isUserInteractionEnabled,
      let source = source(location(in: view))
    else {
      // A press without a menu leaves the touch to others.
      state = .failed
      return
    }
    let insets = EdgeInsets(window.safeAreaInsets)
    let (configuration, sender) = (source.configuration, source.sender)
    var menu: UIMenu?
    var preview: UIViewController?
    let made = OpenMenu(over: window) { stage in
      if stage.isOpen, menu == nil {
        menu = configuration.makeMenu?([]) ?? UIMenu()
        preview = configuration.makePreview?()
      }
      return LiftedMenu(
        isOpen: Binding(get: { stage.isOpen }, set: { stage.isOpen = $0 }), isHeld: stage.isHeld,
        keepsOrder: configuration.preferredMenuElementOrder != .priority, part: source.part, insets: insets,
        items: MenuContent(menu: menu ?? UIMenu(), sender: sender),
        preview: preview.map(PreviewedController.sized),
        commit: {
          let touched = MenuCommit(preview)
          source.commit(touched)
          touched.run()
        }
      )
      .tint(Color(uiColor: view.tintColor))
    }
    made.closed = source.willClose
    // Its views have put the part back, unless something took them away before.
    made.gone = { source.part.isLifted = false }
    made.stage.isHeld = true
    (held, shown) = ((source, made), made)
  }

  private func release() {
    touch += 1
    guard let held else { return }
    held.menu.stage.isHeld = false
    if !held.menu.stage.isOpen { held.menu.close() }
    self.held = nil
  }
}
