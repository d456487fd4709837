import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An arrangement of views: it says how large it is and where its views go.
@MainActor @preconcurrency
public protocol Layout: Animatable {
  typealias Subviews = LayoutSubviews
  associatedtype Cache = Void

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size taken when `proposal` is offered.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views within `bounds`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What a layout says about itself.
public struct LayoutProperties: Sendable {
  /// The axis of a stack-like layout, along which spacers and dividers in it lie.
  public var stackOrientation: Axis?
  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = subviews.isEmpty ? ViewSpacing() : ViewSpacing.none
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// The layout around views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A value that a view gives to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  // Named in full: the collection's own Element is a subview.
  let elements: [FlipbookViews.Element]
  public var layoutDirection: LayoutDirection

  init(elements: [FlipbookViews.Element], layoutDirection: LayoutDirection) {
    self.elements = elements
    self.layoutDirection = layoutDirection
  }

  public typealias SubSequence = LayoutSubviews
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index]) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements: Array(elements[bounds]), layoutDirection: layoutDirection)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.elements.elementsEqual(rhs.elements) { $0 === $1 }
  }
}

/// One view that a layout arranges.
public struct LayoutSubview: Equatable {
  let element: Element

  init(element: Element) { self.element = element }

  /// A value the view has given, or the key's default.
  @MainActor @preconcurrency public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    element.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue
  }

  @MainActor @preconcurrency public var priority: Double { element.layoutPriority }

  @MainActor @preconcurrency public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }

  @MainActor @preconcurrency public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(for: element.sizeThatFits(proposal))
  }

  @MainActor @preconcurrency public var spacing: ViewSpacing { element.knownSpacing }

  /// Puts the view so that the point `anchor` of it lies at `position`.
  @MainActor @preconcurrency public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = element.sizeThatFits(proposal)
    element.place(
      at: CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
      proposal: proposal)
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.element === rhs.element }
}
