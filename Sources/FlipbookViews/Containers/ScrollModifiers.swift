import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// When scroll views show bars: never in a film.
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
  /// Sets when scroll indicators are shown. Reports `visible` as unsupported.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal],
    file: String = #fileID, line: Int = #line
  )
    -> some View
  { unsupported("View.scrollIndicators", when: visibility == .visible, file, line) }
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
