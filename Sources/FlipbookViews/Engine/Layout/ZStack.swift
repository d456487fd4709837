import FlipbookDrawing
import Foundation

/// Views on top of each other, the last one in front.
public struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  let content: Content

  /// Makes a pile of the views in a closure.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that arranges the views.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    LayoutNode(view: view, inputs: inputs, layout: { $0.layout }, content: { $0.content })
  }
}
