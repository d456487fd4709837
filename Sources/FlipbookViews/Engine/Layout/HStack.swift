import FlipbookDrawing
import Foundation

/// Views in a line from leading to trailing.
public struct HStack<Content: View>: View {
  let layout: HStackLayout
  let content: Content

  /// Makes a line of the views in a closure.
  /// - Parameter spacing: In points; nil for the views' own wishes, 8 between most.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that arranges the views.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    LayoutNode(view: view, inputs: inputs, layout: { $0.layout }, content: { $0.content })
  }
}
