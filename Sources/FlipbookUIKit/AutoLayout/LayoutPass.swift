import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// Lays out what asked for it, once for all that changed in a turn.
@MainActor
enum LayoutPass {
  private struct Request {
    weak var view: UIView?
  }
  private static var requests: [Request] = []

  /// Layouts that may set off others before they count as caught in a circle.
  private static let roundLimit = 16

  /// Has the tree of a view laid out at the end of the turn.
  static func request(for view: UIView) {
    if requests.isEmpty { FilmClock.runLoop?.atEndOfTurn { flush() } }
    if !requests.contains(where: { $0.view === view }) { requests.append(Request(view: view)) }
  }

  /// Drops all requests.
  static func reset() { requests = [] }

  /// Lays out all that asked for it.
  static func flush() {
    while !requests.isEmpty {
      let roots = requests.compactMap { $0.view?.root }
      requests = []
      var done: Set<UIView> = []
      for root in roots where done.insert(root).inserted {
        if root is UIWindow || root.layer.superlayer == nil { run(in: root) }
      }
    }
  }

  /// Lays out a view and all below it now.
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
      // A cell places its content view itself, and constraints are worked out in that.
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
    needsLayout || subviews.contains { $0.needsLayoutSomewhere }
  }

  fileprivate var hasConstraintsSomewhere: Bool {
    !heldConstraints.isEmpty || self is UIStackView
      || subviews.contains { !$0.isLayoutIsland && $0.hasConstraintsSomewhere }
  }

  /// Whether constraints say how large it is.
  var hasConstraintsInside: Bool { hasConstraintsSomewhere }

  /// The view whose constraints are worked out together with this one's: the nearest that stands for itself.
  fileprivate var layoutRoot: UIView {
    var view = self
    while !view.isLayoutIsland, let next = view.superview { view = next }
    return view
  }

  fileprivate func layOutTree() {
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
    subviews.forEach { $0.forgetLayout() }
  }
}
