import Foundation

extension CGContext {
  // MARK: Lines

  /// In points of user space, initially 1. Zero or less draws no stroke.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }

  /// Sets the ends of later strokes; butt unless set.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }

  /// Sets the corners of later strokes; miter unless set.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }

  /// The longest miter as a multiple of the line width, initially 10.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// - Parameters:
  ///   - phase: How far into the pattern each subpath starts, in points.
  ///   - lengths: In points, drawn and left out in turn; empty for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dash = lengths
  }

  /// Curves are always drawn as finely as shows; the value is not used.
  public func setFlatness(_ flatness: CGFloat) {}

  // MARK: Colours

  /// Sets the colour of later fills; black unless set.
  public func setFillColor(_ color: CGColor) { state.fill = color.rgba }

  /// Sets the colour of later strokes; black unless set.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

  /// - Parameters: sRGB components, 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// - Parameters: sRGB components, 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey, 0 black … 1 white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// A grey, 0 black … 1 white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Inks without a profile, each 0…1.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Inks without a profile, each 0…1.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// The meaning of components given later; the fill colour becomes black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fill = .black
  }

  /// The meaning of components given later; the stroke colour becomes black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.stroke = .black
  }

  /// - Parameter components: Of the fill colour space, 0…1, alpha last.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = color(components, in: state.fillSpace) { state.fill = color }
  }

  /// - Parameter components: Of the stroke colour space, 0…1, alpha last.
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = color(components, in: state.strokeSpace) { state.stroke = color }
  }

  private func color(_ components: [CGFloat], in space: CGColorSpace) -> RGBA? {
    guard let color = space.rgba(components) else {
      reportUnsupported(
        "cgcontext.components",
        "A colour has \(components.count) components where its space takes \(space.numberOfComponents) and alpha; the colour is not changed."
      )
      return nil
    }
    return color
  }

  // MARK: Compositing

  /// Multiplies the opacity of all that is drawn later; 0…1, initially 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 0 : max(0, min(1, Double(alpha))) }

  /// Initially normal. A mode changes only what the drawn shape covers.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Casts a black shadow of one third opacity from all that is drawn later.
  ///
  /// - Parameters:
  ///   - offset: In the picture's points, y down, whatever the transform.
  ///   - blur: Twice the standard deviation of the shadow's Gaussian, in the picture's points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Casts a shadow from all that is drawn later.
  ///
  /// - Parameters:
  ///   - offset: In the picture's points, y down, whatever the transform.
  ///   - blur: Twice the standard deviation of the shadow's Gaussian, in the picture's points.
  ///   - color: Nil or a clear colour for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    guard offset.width.isFinite, offset.height.isFinite, blur.isFinite, blur >= 0 else {
      reportUnsupported(
        "cgcontext.shadow", "A shadow's offset or blur is not a number or negative; it is not cast.")
      state.shadow = nil
      return
    }
    state.shadow = FilterStage(
      kind: .shadow(color.rgba, radius: blur / 2, offset: offset, .normal, []), transform: .identity)
  }

  // MARK: Rendering

  /// Whether edges are smoothed; initially true.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

  /// How images are sampled; initially medium.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// False turns the smoothing of edges off. True has no effect; ``setShouldAntialias(_:)`` turns it on
  /// again.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    if !allowsAntialiasing { state.isAntialiased = false }
  }

  /// Text is drawn as its outlines are, by coverage; the value is not used.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Text is drawn as its outlines are, by coverage; the value is not used.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Glyphs are placed to a quarter of a pixel; the value is not used.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Glyphs are placed to a quarter of a pixel; the value is not used.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// Glyphs are placed to a quarter of a pixel; the value is not used.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// Glyphs are placed to a quarter of a pixel; the value is not used.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  /// All colours are those of sRGB, so none has to be brought into a smaller space; the value is not used.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}

/// How colours that a space lacks are brought into it.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  /// Has no effect.
  case defaultIntent = 0
  /// Have no effect.
  case absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
