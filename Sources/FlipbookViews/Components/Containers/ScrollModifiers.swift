import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// When scroll views show bars.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String
  /// The usual indicators.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Indicators are shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Indicators are hidden.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Indicators are never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
  /// Sets whether scroll indicators are shown while a finger scrolls, along some axes.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    let isHidden = visibility == .hidden || visibility == .never
    return transformEnvironment(\.hiddenScrollIndicators) {
      if isHidden { $0.formUnion(axes) } else { $0.subtract(axes) }
    }
  }
  /// Lets scroll views draw beyond their edges.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollClipIsDisabled, disabled)
  }

  /// Keeps the view in sight whose identity a binding has, and keeps the identity of the first view in sight
  /// in it.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }
}

private struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @State private var context = ScrollReaderContext()

  init(id: Binding<ID?>, anchor: UnitPoint?) { (self.id, self.anchor) = (id, anchor) }

  func body(content: Content) -> some View {
    let (context, id) = (context, id)
    context.isForOne = true
    context.anchor = anchor
    context.firstChanged = { first in
      guard let new = first.base as? ID, id.wrappedValue != new else { return }
      context.reported = first
      id.wrappedValue = new
    }
    return content.environment(\.scrollReader, context)
      .onChange(of: id.wrappedValue, initial: true) { _, new in
        guard let new, context.reported != AnyHashable(new) else { return }
        context.scroll(to: AnyHashable(new), anchor: anchor ?? .topLeading)
      }
  }
}

private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether scroll views draw what lies outside.
  var scrollClipIsDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}

extension View {
  /// Flashes the scroll indicators when the view appears. Reports true as unsupported.
  public func scrollIndicatorsFlash(onAppear: Bool, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.scrollIndicatorsFlash", when: onAppear, file, line)
  }
  /// Flashes the scroll indicators when a value changes. Reports itself as unsupported.
  public func scrollIndicatorsFlash<V: Equatable>(trigger value: V, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.scrollIndicatorsFlash", file, line) }
  /// Sets how scroll views spring back; has no effect in a film.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View
  {
    self
  }
  /// Adds margins, in points, to the content of scroll views on every edge. The placement is ignored.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    safeAreaPadding(.all, length)
  }
  /// Adds margins, in points, to the content of scroll views on some edges. The placement is ignored.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    safeAreaPadding(edges, length)
  }
  /// Adds margins to the content of scroll views. The edges and the placement are ignored.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    safeAreaPadding(insets)
  }
}

extension EnvironmentValues {
  /// The visibility of horizontal scroll indicators: always `automatic`.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  /// The visibility of vertical scroll indicators: always `automatic`.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  /// The action that fetches content anew; nil for none.
  public var refresh: RefreshAction? { ownRefresh }
}
