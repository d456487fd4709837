import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The view that a closure makes of the views that another stands for.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  /// The result of the closure.
  public var body: some View { content(SubviewsCollection(subviews.subviews)) }
}
