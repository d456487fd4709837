import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Where a scroll view comes to rest after a drag, of which a film has none.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// When scroll views show bars: never in a film.
public struct ScrollIndicatorVisibility: Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}

extension View {
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  )
    -> some View
  { self }
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollClipIsDisabled, disabled)
  }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  public func scrollBounceBehavior<B>(_ behavior: B, axes: Axis.Set = .vertical) -> some View { self }

  /// Keeps a view in sight: the one whose identity the binding has.
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
    content.environment(\.scrollReader, context)
      .onChange(of: id.wrappedValue, initial: true) { _, new in
        if let new { context.scroll(to: AnyHashable(new), anchor: anchor ?? .topLeading) }
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
