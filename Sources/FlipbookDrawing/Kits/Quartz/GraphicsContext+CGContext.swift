extension GraphicsContext {
  /// Lets Core Graphics' calls draw into this context.
  ///
  /// - Parameter content: Draws, beginning with this context's transform and clip. Where this context has an
  ///   opacity, a blend mode or filters, they are applied to all of the drawing as one.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    func draw(in context: GraphicsContext) throws {
      let quartz = CGContext(context)
      defer { quartz.finish() }
      try QuartzStack.whileDrawing(quartz) { try content(quartz) }
    }
    if state.opacity == 1, state.blendMode == .normal, state.filters.isEmpty {
      try draw(in: self)
    } else {
      try drawGroup { try draw(in: $0) }
    }
  }
}
