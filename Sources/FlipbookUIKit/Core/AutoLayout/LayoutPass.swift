import FlipbookDiagnostics
import FlipbookMotion
import FlipbookTime
import Foundation

/// Lays out the views that asked for it, once for all changes of a turn.
@MainActor
enum LayoutPass {
  private struct Request {
    weak var view: UIView?
  }

  /// The scene's part of ``SceneContext`` for layout.
  @MainActor
  private final class State {
    var requests: [Request] = []

    nonisolated init() {}
  }

  private static let slot = ContextSlot(.scene) { State() }

  /// The layouts that may cause others before the views count as not converging.
  private static let roundLimit = 16

  /// Lays out the tree of a view at the end of the turn.
  static func request(for view: UIView) {
    let state = SceneContext.current[slot]
    if state.requests.isEmpty { FilmClock.runLoop?.atEndOfTurn { flush() } }
    if !state.requests.contains(where: { $0.view === view }) { state.requests.append(Request(view: view)) }
  }

  /// Lays out all views that asked for it.
  static func flush() {
    let state = SceneContext.current[slot]
    while !state.requests.isEmpty {
      let roots = state.requests.compactMap { $0.view?.root }
      state.requests = []
      var done: Set<UIView> = []
      for root in roots where done.insert(root).inserted {
        if root is UIWindow || root.layer.superlayer == nil { run(in: root) }
      }
    }
  }

  /// Lays out a view and all inside now.
  static func run(in view: UIView) {
    let root = view.layoutRoot
    var rounds = 0
    while view.needsLayoutSomewhere {
      rounds += 1
      guard rounds <= roundLimit else {
        DiagnosticCollector.current.warn(
          "layout.circle",
          "The layout at \(FilmClock.now) s does not come to rest: it asks for another each time. The last one is shown."
        )
        view.forgetLayout()
        return
      }
      root.updateConstraintsNow()
      // A cell places its content view itself; constraints are solved inside that.
      if root.isLayoutIsland { root.layOutNow() }
      if root.hasConstraintsSomewhere {
        var engine = LayoutEngine(root: root)
        engine.layOut()
      }
      view.layOutTree()
    }
  }
}

extension UIView {
  fileprivate var needsLayoutSomewhere: Bool {
    needsLayout || hasNewContent || needsPropertyUpdate || subviews.contains { $0.needsLayoutSomewhere }
  }

  fileprivate var hasConstraintsSomewhere: Bool {
    !heldConstraints.isEmpty || self is UIStackView
      || subviews.contains { !$0.isLayoutIsland && $0.hasConstraintsSomewhere }
  }

  /// Whether constraints determine the view's size.
  var hasConstraintsInside: Bool { hasConstraintsSomewhere }

  /// The view whose constraints are solved together with this one's: the nearest that is solved by itself.
  fileprivate var layoutRoot: UIView {
    var view = self
    while !view.isLayoutIsland, let next = view.superview { view = next }
    return view
  }

  fileprivate func layOutTree() {
    hasNewContent = false
    if isLayoutIsland, needsLayoutSomewhere {
      layOutNow()
      updateConstraintsNow()
      if hasConstraintsSomewhere {
        var engine = LayoutEngine(root: self)
        engine.layOut()
      }
    } else {
      layOutNow()
    }
    for view in subviews { view.layOutTree() }
  }

  fileprivate func forgetLayout() {
    needsLayout = false
    hasNewContent = false
    needsPropertyUpdate = false
    subviews.forEach { $0.forgetLayout() }
  }
}
