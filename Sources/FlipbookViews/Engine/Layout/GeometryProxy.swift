import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The size and place of a view.
@MainActor @preconcurrency
public struct GeometryProxy {
  let element: Element
  /// The geometry reader whose content is made with this proxy, if it is one.
  let reader: GeometryReaderElementBase?

  init(reader: GeometryReaderElementBase) {
    element = reader
    self.reader = reader
  }

  /// The geometry of any element, as it is shown at present.
  init(element: Element) {
    self.element = element
    reader = nil
  }

  /// In points.
  public var size: CGSize { reader?.proxySize ?? element.displayFrame.size }

  /// How far the safe area's insets lie beyond those edges of the view that end at it. A film has no safe areas but
  /// those that a scene makes.
  public var safeAreaInsets: EdgeInsets {
    guard element.environment.safeAreaInsets != EdgeInsets() else { return EdgeInsets() }
    _ = transform
    return element.insetsBeyond(size: size)
  }

  private var transform: ProjectionTransform {
    reader?.observedTransform() ?? element.transformToRoot(forLayout: true)
  }

  /// The view's rectangle in another coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let rect = CGRect(origin: .zero, size: size)
    switch coordinateSpace {
    case .local: return rect
    case .global: return rect.bounds(through: transform)
    case .named(let name):
      let own = transform
      guard let target = element.ancestor(named: name) else { return rect.bounds(through: own) }
      guard let back = target.transformToRoot(forLayout: true).inverse else { return rect }
      return rect.bounds(through: own.concatenating(back))
    }
  }

  /// The view's rectangle in another coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of a named view around this one in the coordinates of this one; nil when there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let target = element.ancestor(named: coordinateSpace.name), let back = transform.inverse else {
      return nil
    }
    let there = target.transformToRoot(forLayout: true)
    return CGRect(origin: .zero, size: target.displayFrame.size).bounds(through: there.concatenating(back))
  }

  /// A place of another view in the coordinates of this one.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let other = anchor.element else { return anchor.source.value(.zero, ProjectionTransform()) }
    reader?.observe(other)
    let back = element.transformToRoot(forLayout: true).inverse ?? ProjectionTransform()
    return anchor.source.value(
      other.displayFrame.size, other.transformToRoot(forLayout: true).concatenating(back))
  }
}

extension Element {
  /// The innermost element around that begins a coordinate space of a name.
  func ancestor(named name: AnyHashable) -> Element? {
    let scrolling = name.base as? ScrollViewSpace
    var element = parent
    while let current = element {
      if let scrolling {
        if let axes = (current as? any ScrollMoving)?.scrollMover.panAxes,
          scrolling.axis.map({ axes.contains($0 == .horizontal ? .horizontal : .vertical) }) ?? true
        {
          return current
        }
      } else if current.coordinateSpaceName == name {
        return current
      }
      element = current.parent
    }
    return nil
  }
}
