import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The scroll views that one reader can move.
@MainActor
final class ScrollReaderContext {
  private struct Weak {
    weak var view: (any Scrollable)?
  }

  private var views: [Weak] = []

  nonisolated init() {}

  /// Whether the first scroll view is the only one meant: those inside it have places of their own.
  var isForOne = false

  func add(_ view: any Scrollable) {
    if isForOne {
      views.removeAll { $0.view == nil }
      guard views.isEmpty else { return }
    }
    views.append(Weak(view: view))
  }

  /// The point of the window at which the reported view is; nil for its start.
  var anchor: UnitPoint?
  /// Called when the first view in sight changes.
  var firstChanged: (@MainActor (AnyHashable) -> Void)?
  /// The page that is shown, where there are pages.
  var page: Int?
  /// How wide each page is.
  var pageWidth: CGFloat = 0

  /// Called with the offset of the content.
  var offsetChanged: (@MainActor (CGPoint) -> Void)?

  /// Moves the content to an offset, in the transaction of the moment.
  func scroll(toOffset offset: CGPoint) {
    for weak in views { weak.view?.scroll(toOffset: offset) }
  }

  /// Moves the content to one of its ends, in the transaction of the moment.
  func scroll(toEdge edge: Edge) {
    for weak in views { weak.view?.scroll(toEdge: edge) }
  }

  /// Moves the content along one axis or both.
  func scroll(toX x: CGFloat?, y: CGFloat?) {
    for weak in views {
      guard let view = weak.view else { continue }
      view.scroll(within: CGPoint(x: x ?? view.offsetNow.x, y: y ?? view.offsetNow.y))
    }
  }

  private var first: AnyHashable?
  /// The identity reported last: the content is there already.
  var reported: AnyHashable?

  /// A scroll view has been moved by a finger.
  func moved(_ view: any Scrollable) {
    guard !isForOne || views.first?.view === view else { return }
    offsetChanged?(view.offsetNow)
    guard let firstChanged, let id = view.firstIdentity(anchor: anchor), id != first else { return }
    first = id
    firstChanged(id)
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    views.removeAll { $0.view == nil }
    (first, reported) = (id, nil)
    for weak in views where weak.view?.scroll(to: id, anchor: anchor) == true { return }
  }
}
