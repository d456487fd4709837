import FlipbookPicture

/// Paints the lists of a canvas in the place of Flipbook's own kernels. One for each canvas.
package protocol ListPainter: AnyObject {
  /// Paints all of a surface: the background and every item. The surface's former content doesn't count.
  func paint(_ list: DisplayList, on surface: Surface)
}
