import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An arrangement of views: it says how large it is and where its views go.
@MainActor @preconcurrency
public protocol Layout: Animatable {
  /// The views to arrange.
  typealias Subviews = LayoutSubviews
  /// The type of the values kept between calls.
  associatedtype Cache = Void

  /// The properties of the layout; without an axis unless set.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the values to keep for views.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the kept values before each use; makes them anew unless implemented.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the distances to the neighbours; those of all views together unless implemented.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size taken when `proposal` is offered.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views within `bounds`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns a guide across in points from the leading edge of `bounds`; nil where the layout sets none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Returns a guide down in points from the top edge of `bounds`; nil where the layout sets none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Properties without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The union of the views' distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = subviews.isEmpty ? ViewSpacing() : ViewSpacing.none
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// Nil: the layout sets no guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Nil: the layout sets no guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views by the layout. An initialiser that takes the views comes before this.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}
