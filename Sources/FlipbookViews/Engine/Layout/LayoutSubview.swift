import FlipbookDrawing
import FlipbookMotion
import Foundation

/// One view that a layout arranges.
public struct LayoutSubview: Equatable {
  let element: Element
  /// Where views are placed from right to left, the sum of the two sides of the container, in points: a layout places
  /// from left to right, and each view goes to the other side. Nil elsewhere.
  private let mirror: CGFloat?

  init(element: Element, mirror: CGFloat? = nil) { (self.element, self.mirror) = (element, mirror) }

  /// A value the view has given, or the key's default.
  @MainActor @preconcurrency public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    element.traits.layoutValues.stored(ObjectIdentifier(key)) ?? key.defaultValue
  }

  /// The priority of the view; 0 unless set.
  @MainActor @preconcurrency public var priority: Double { element.knownPriority }

  /// The size that the view takes when it is offered one, in points.
  @MainActor @preconcurrency public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }

  /// The size and the guides of the view when it is offered a size.
  @MainActor @preconcurrency public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(for: element.sizeThatFits(proposal))
  }

  /// The distances that the view wants from its neighbours.
  @MainActor @preconcurrency public var spacing: ViewSpacing { element.knownSpacing }

  /// Puts the view so that the point `anchor` of it lies at `position`.
  @MainActor @preconcurrency public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    guard anchor != .topLeading || mirror != nil else {
      return element.place(at: position, proposal: proposal)
    }
    let size = element.sizeThatFits(proposal)
    var x = position.x - size.width * anchor.x
    if let mirror { x = mirror - x - size.width }
    element.place(at: CGPoint(x: x, y: position.y - size.height * anchor.y), proposal: proposal)
  }

  /// Whether both are the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.element === rhs.element }
}
