import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The place of the content of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has been moved; negative beyond its start.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The room around the content.
  public var contentInsets: EdgeInsets
  /// Of the scroll view itself.
  public var containerSize: CGSize

  /// Makes a geometry of its parts, in points.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is in sight.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content that is in sight.
  public var bounds: CGRect { visibleRect }
}

extension Element {
  /// The scroll view that an element is, or the first inside it, or else the innermost around it.
  @MainActor
  fileprivate var nearestScrollMover: ScrollMover? {
    var found: ScrollMover?
    func search(_ element: Element) {
      guard found == nil else { return }
      found = (element as? any ScrollMoving)?.scrollMover
      element.subelements.forEach(search)
    }
    search(self)
    if let found { return found }
    for element in sequence(first: self, next: \.parent) {
      if let moving = element as? any ScrollMoving { return moving.scrollMover }
    }
    return nil
  }
}

extension View {
  /// Runs a closure with the old and the new value made from where a scroll view's content is, at first and
  /// whenever it has changed.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      GeometryChangeModifier<T?>(value: { $0.element.nearestScrollMover.map { transform($0.geometry) } }) {
        old, new in
        guard let new else { return }
        action(old ?? new, new)
      })
  }

  /// Runs a closure when a scroll view begins or ends to move.
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(
      GeometryChangeModifier<ScrollPhase>(value: { $0.element.nearestScrollMover?.phase ?? .idle }) {
        old, new in
        if old != new { action(old, new) }
      })
  }

  /// Runs a closure when a scroll view begins or ends to move, with where its content is.
  public func onScrollPhaseChange(
    _ action:
      @escaping @MainActor (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(
      GeometryChangeModifier<ScrollMoment?>(value: { proxy in
        proxy.element.nearestScrollMover.map { ScrollMoment(phase: $0.phase, geometry: $0.geometry) }
      }) { old, new in
        guard let old, let new, old != new else { return }
        action(old.phase, new.phase, ScrollPhaseChangeContext(geometry: new.geometry, velocity: nil))
      })
  }

  /// Runs a closure with the identities of the views of a scroll view's layout that are in sight.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    modifier(
      GeometryChangeModifier<[ID]>(value: { proxy in
        proxy.element.nearestScrollMover?.identities(inSight: threshold).compactMap { $0.base as? ID } ?? []
      }) { _, new in action(new) })
  }

  /// Runs a closure when more, or less, than a part of the view is in sight of its scroll view.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    modifier(
      GeometryChangeModifier<Bool>(value: { proxy in
        let size = proxy.size
        guard size.width > 0, size.height > 0, let window = proxy.bounds(of: .scrollView) else {
          return false
        }
        let seen = CGRect(origin: .zero, size: size).intersection(window)
        return seen.isNull ? false : seen.width * seen.height >= threshold * size.width * size.height
      }) { _, new in action(new) })
  }

  /// Sets the place at which the content of scroll views begins, stays while sizes change, and lies where it
  /// is smaller than they are: the start unless set.
  /// start unless said otherwise.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(
      \.scrollAnchors,
      ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
  }

  /// Sets the place of the content of scroll views for one of several reasons to move it.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { anchors in
      switch role {
      case .initialOffset: anchors.initialOffset = anchor
      case .sizeChanges: anchors.sizeChanges = anchor
      default: anchors.alignment = anchor
      }
    }
  }
}

/// A phase with the content's place in it; only the phase distinguishes moments.
private struct ScrollMoment: Equatable {
  let phase: ScrollPhase
  let geometry: ScrollGeometry
  static func == (lhs: ScrollMoment, rhs: ScrollMoment) -> Bool { lhs.phase == rhs.phase }
}
