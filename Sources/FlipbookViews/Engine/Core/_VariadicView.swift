import FlipbookDrawing
import FlipbookMotion

/// Views made from the views that others stand for, one by one.
@MainActor @preconcurrency
public enum _VariadicView {
  /// A root that makes one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root that makes several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// A root of either kind.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root of either kind.
  public typealias Root = _VariadicView_ViewRoot
  /// The views that the content stands for.
  public typealias Children = _VariadicView_Children

  /// A root and the content whose views it arranges.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    /// The root.
    public var root: Root
    /// The content.
    public var content: Content

    /// Makes a tree of a root and its content.
    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }

    /// Makes a tree of a root and the content in a closure.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      (self.root, self.content) = (root, content())
    }

    /// The view that the root makes of the content's views.
    public var body: some View {
      Group(subviews: content) { root.body(children: _VariadicView_Children(subviews: $0)) }
    }
  }
}
