import FlipbookPicture

extension DisplayList {
  /// Draws the list on a surface of Cairo's, such as a window, an image or a page of a PDF.
  ///
  /// The list's top left corner is at the context's origin, and a point is a unit of its user space, so that
  /// `cairo_translate` and `cairo_scale` place the picture. Paths, text and images stay what they are as far as the surface
  /// has them; filters, meshes and what looks behind itself are placed as pictures. The context is left as it was, but for
  /// its path, which is empty. Failures of Cairo are reported as the diagnostic `cairo.status`.
  ///
  /// ```swift
  /// let list = DisplayList.record(size: CGSize(width: 200, height: 80), resources: resources) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60)), with: .color(.orange))
  ///   context.draw(Text("Hello"), at: CGPoint(x: 130, y: 40))
  /// }
  /// let surface = cairo_pdf_surface_create("hello.pdf", 200, 80)
  /// let context = cairo_create(surface)
  /// list.draw(on: context!)
  /// cairo_destroy(context)
  /// cairo_surface_destroy(surface)
  /// ```
  ///
  /// - Parameters:
  ///   - context: A `cairo_t`, used by this thread alone.
  ///   - resolution: Pixels per point of what is placed as a picture, above 0; nil for those of the context's device.
  public func draw(on context: OpaquePointer, resolution: Double? = nil) {
    CairoDrawing.draw(self, on: context, resolution: resolution)
  }
}
