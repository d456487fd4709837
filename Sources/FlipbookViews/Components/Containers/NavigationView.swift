import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view with a bar, over which further views can be pushed.
///
/// Of several views, which are columns on wide devices, the first is shown, as on a telephone.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Makes a navigation view of its first view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The first view and those pushed over it, under a bar.
  public var body: some View {
    NavigationContainer(
      root: FirstColumn(content: content).modifier(TakesOuterSearch()).modifier(TakesOuterToolbar())
    )
    .environment(\.joinsStack, false)
    .environment(\.shortensTitles, false)
    .coveredAsWindow()
  }
}
