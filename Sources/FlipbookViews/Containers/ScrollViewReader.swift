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

  /// Where in the window the view is that is told of; nil for its start.
  var anchor: UnitPoint?
  /// Told when the first view in sight is another than before.
  var firstChanged: (@MainActor (AnyHashable) -> Void)?
  /// The page that is shown, where there are pages.
  var page: Int?

  /// Told where the content is.
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
  /// What has been told last: the content is there already.
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

private enum ScrollReaderKey: EnvironmentKey { static var defaultValue: ScrollReaderContext? { nil } }

extension EnvironmentValues {
  /// The reader around, for scroll views to be known to.
  var scrollReader: ScrollReaderContext? {
    get { self[ScrollReaderKey.self] }
    set { self[ScrollReaderKey.self] = newValue }
  }
}

/// Moves the scroll views inside a reader.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  let context: ScrollReaderContext

  /// Brings the view with an identity into sight.
  ///
  /// - Parameter anchor: The point of the view, and of the scroll view, that are to meet; nil for the shortest way.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    context.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// A view whose content can move the scroll views in it.
public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  @State private var context = ScrollReaderContext()

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public var body: some View {
    content(ScrollViewProxy(context: context)).environment(\.scrollReader, context)
  }
}

/// A node whose content has an identity that the scene gave it.
@MainActor
protocol IdentityNode: AnyObject {
  var identity: AnyHashable { get }
}

extension _ViewNode {
  /// Calls for each view with an identity, and goes no deeper than that.
  func forEachIdentified(_ body: (AnyHashable, Element) -> Void) {
    if let id = implicitTag ?? (self as? any IdentityNode)?.identity, let element = elements.first {
      return body(id, element)
    }
    forEachPresentChild { $0.forEachIdentified(body) }
  }

  /// The first element of the view with an identity, by `id` or in a `ForEach`.
  func element(withIdentity id: AnyHashable) -> Element? {
    if implicitTag == id || (self as? any IdentityNode)?.identity == id { return elements.first }
    var found: Element?
    forEachPresentChild { child in
      if found == nil { found = child.element(withIdentity: id) }
    }
    return found
  }
}
