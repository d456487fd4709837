import FlipbookDrawing
import Foundation

/// Views in a line from leading to trailing.
public struct HStack<Content: View>: View {
  let layout: HStackLayout
  let content: Content

  /// - Parameter spacing: In points; nil for the views' own wishes, 8 between most.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public typealias Body = Never

  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    LayoutNode(view: view, inputs: inputs, layout: { $0.layout }, content: { $0.content })
  }
}

/// Views in a line from top to bottom.
public struct VStack<Content: View>: View {
  let layout: VStackLayout
  let content: Content

  /// - Parameter spacing: In points; nil for the views' own wishes, 8 between most.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public typealias Body = Never

  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    LayoutNode(view: view, inputs: inputs, layout: { $0.layout }, content: { $0.content })
  }
}

/// Views on top of each other, the last one in front.
public struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public typealias Body = Never

  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    LayoutNode(view: view, inputs: inputs, layout: { $0.layout }, content: { $0.content })
  }
}
