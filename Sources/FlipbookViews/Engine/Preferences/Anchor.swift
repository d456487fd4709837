import FlipbookDrawing
import Foundation

/// A place in a view, to be asked for in the coordinates of another one: `proxy[anchor]`.
public struct Anchor<Value>: @unchecked Sendable {
  /// The place in a view that an anchor stands for.
  public struct Source: @unchecked Sendable {
    fileprivate enum Place: Equatable {
      case bounds
      case rect(CGRect)
      case point(CGPoint)
      case unitPoint(UnitPoint)
    }

    fileprivate let place: Place
    /// The place in a view of a size, seen through a transform from its coordinates.
    let value: @MainActor (CGSize, ProjectionTransform) -> Value
  }

  let source: Source
  private(set) weak var element: Element?

  init(source: Source, element: Element?) {
    self.source = source
    self.element = element
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both stand for the same place of the same view.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.element === rhs.element && lhs.source.place == rhs.source.place
  }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Self(place: .rect(r)) { r.bounds(through: $1) }
  }

  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Self(place: .bounds) { CGRect(origin: .zero, size: $0).bounds(through: $1) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Self(place: .point(p)) { p.applying($1) }
  }

  /// A point as fractions of the view's width and height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(place: .unitPoint(p)) { size, transform in
      CGPoint(x: p.x * size.width, y: p.y * size.height).applying(transform)
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor where Value == CGRect {
  /// A rectangle in the coordinates of whatever view asks for it.
  package init(fixed rect: CGRect) { self.init(source: .rect(rect), element: nil) }
}
