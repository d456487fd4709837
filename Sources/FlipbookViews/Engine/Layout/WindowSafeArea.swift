import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Gives the view the safe area back that views around ignore, at those edges that reach it.
struct WindowSafeArea: ViewModifier {
  @Environment(\.barInsets) private var insets
  /// The edges that end within the safe area, below a header or in a smaller frame: nothing covers them.
  @State private var inner: Edge.Set = []

  init() {}

  func body(content: Content) -> some View {
    var insets = insets
    insets.remove(inner)
    return content.environment(\.safeAreaInsets, insets).environment(\.barInsets, insets)
      .modifier(WindowSafeAreaModifier(inner: $inner))
  }
}

/// Keeps what is in a container of the system's clear of the bars that the container itself ignores: such a container asks
/// the window, not the views around.
private struct WindowSafeAreaModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  /// The edges of the container that end within the safe area.
  let inner: Binding<Edge.Set>

  static var affectsLayout: Bool { true }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let insets = content.parent?.ignoredInsets(size: size) ?? EdgeInsets()
    let left = content.environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    content.place(
      at: CGPoint(x: left, y: insets.top),
      proposal: ProposedViewSize(
        width: proposal.width.map { $0 - insets.leading - insets.trailing },
        height: proposal.height.map { $0 - insets.top - insets.bottom }))
    guard let edges = content.edgesWithinSafeArea(size: content.layoutFrame.size) else { return }
    let (runtime, inner) = (content.runtime, inner)
    runtime.runLoop.post(at: runtime.now) { if inner.wrappedValue != edges { inner.wrappedValue = edges } }
  }
}
