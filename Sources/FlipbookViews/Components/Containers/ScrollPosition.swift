import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A place in the content of a scroll view, to move it to.
public struct ScrollPosition: Equatable {
  enum Place: Equatable {
    case edge(Edge)
    case id(AnyHashable, UnitPoint?)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var place: Place?
  /// Counts the wishes: the same place may be asked for again.
  private(set) var number = 0
  /// Whether a finger has moved the content since the position was set.
  public internal(set) var isPositionedByUser = false
  var shownID: AnyHashable?

  /// Makes a position that moves nothing.
  public init(idType: (some Hashable).Type = Never.self) {}

  /// Makes a position at the view with an identity.
  public init(id: some Hashable, anchor: UnitPoint? = nil) { place = .id(AnyHashable(id), anchor) }

  /// Makes a position at an edge of the content.
  public init(idType: (some Hashable).Type = Never.self, edge: Edge) { place = .edge(edge) }

  /// Makes a position at an offset, in points.
  public init(idType: (some Hashable).Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }
  /// Makes a position at an offset along the horizontal axis, in points.
  public init(idType: (some Hashable).Type = Never.self, x: CGFloat) { place = .point(x: x, y: nil) }
  /// Makes a position at an offset along the vertical axis, in points.
  public init(idType: (some Hashable).Type = Never.self, y: CGFloat) { place = .point(x: nil, y: y) }
  /// Makes a position at an offset, in points.
  public init(idType: (some Hashable).Type = Never.self, point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }

  /// Moves the content to the view with an identity.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    ask(for: .id(AnyHashable(id), anchor))
  }
  /// Moves the content to one of its edges.
  public mutating func scrollTo(edge: Edge) { ask(for: .edge(edge)) }
  /// Moves the content to an offset, in points.
  public mutating func scrollTo(point: CGPoint) { ask(for: .point(x: point.x, y: point.y)) }
  /// Moves the content to an offset, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(for: .point(x: x, y: y)) }
  /// Moves the content along the horizontal axis to an offset, in points.
  public mutating func scrollTo(x: CGFloat) { ask(for: .point(x: x, y: nil)) }
  /// Moves the content along the vertical axis to an offset, in points.
  public mutating func scrollTo(y: CGFloat) { ask(for: .point(x: nil, y: y)) }

  private mutating func ask(for place: Place) {
    self.place = place
    number += 1
    isPositionedByUser = false
  }

  /// The edge that was asked for last; nil for another place.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The offset that was asked for last, in points, 0 along an open axis; nil for another place.
  public var point: CGPoint? {
    if case .point(let x, let y) = place { CGPoint(x: x ?? 0, y: y ?? 0) } else { nil }
  }

  /// The identity of the first view in sight after a finger has moved the content; nil before.
  public var viewID: (any Hashable)? { shownID?.base as? any Hashable }

  /// The identity of the view that the content has been moved to, if it is of a type.
  public func viewID<T: Hashable>(type: T.Type) -> T? {
    if case .id(let id, _) = place, !isPositionedByUser { return id.base as? T }
    return shownID?.base as? T
  }
}

extension View {
  /// Moves the content of a scroll view where a position is set.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollToPosition(position: position, anchor: anchor))
  }
}

private struct ScrollToPosition: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @State private var context = ScrollReaderContext()

  init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    (self.position, self.anchor) = (position, anchor)
  }

  func body(content: Content) -> some View {
    let (context, position, anchor) = (context, position, anchor)
    context.isForOne = true
    context.anchor = anchor
    context.firstChanged = { first in
      guard position.wrappedValue.shownID != first else { return }
      position.wrappedValue.shownID = first
      position.wrappedValue.isPositionedByUser = true
    }
    return content.environment(\.scrollReader, context)
      .modifier(
        ChangeModifier(value: position.wrappedValue.number, isInitial: true, keepsTransaction: true) { _, _ in
          switch position.wrappedValue.place {
          case .id(let id, let own): context.scroll(to: id, anchor: own ?? anchor)
          case .edge(let edge): context.scroll(toEdge: edge)
          case .point(let x, let y): context.scroll(toX: x, y: y)
          case nil: break
          }
        })
  }
}
