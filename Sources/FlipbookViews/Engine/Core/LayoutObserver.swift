/// An observer of the places of views, called once a layout is complete.
@MainActor
package protocol LayoutObserver: AnyObject {
  /// All elements have their places. Called again whenever a frame is about to be drawn.
  func layoutFinished()
}
