import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views in a layout.
struct LayoutContainer<L: Layout, Content: View>: View {
  typealias Body = Never
  let layout: L
  let content: Content

  init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    LayoutNode(view: view, inputs: inputs, layout: { $0.layout }, content: { $0.content })
  }
}

private enum StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }

extension EnvironmentValues {
  /// The axis of the innermost stack, for spacers and dividers.
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { if newValue != self[StackAxisKey.self] { self[StackAxisKey.self] = newValue } }
  }
}
