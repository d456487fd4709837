import FlipbookMotion
import Foundation

extension GraphicsContext {
  /// An image found and decoded, ready to measure and draw.
  public struct ResolvedImage {
    enum Content {
      case bitmap(LoadedImage)
      case symbol(SymbolOutline)
      case vector(any VectorPicture)
      /// Stands in for an image that could not be had; a diagnostic has said so.
      case placeholder
    }

    let content: Content
    let image: Image
    /// The image's own size in points.
    public let size: CGSize
    /// From the top of the image to the baseline it stands on, in points; the bottom for bitmaps.
    public let baseline: CGFloat
    /// Whether the image's own catalogue makes it a stencil.
    private(set) var isTemplate = false
    /// The shading of symbols and template images; nil for the foreground style.
    public var shading: Shading?

    /// The pixels of a bitmap for each point; nil for images without pixels.
    var pixelsPerPoint: CGFloat? {
      if case .bitmap(let loaded) = content { loaded.scale } else { nil }
    }

    /// - Parameter isOnPixels: Whether a symbol's rectangle is rounded up to pixels, as everywhere but between words.
    package init(
      _ image: Image, environment: EnvironmentValues, resources: DrawingResources, isOnPixels: Bool = true
    ) {
      self.image = image
      let font = (image.font ?? .default).inEnvironment(of: environment.font).descriptor(
        weight: environment.textAttributes.weight, isBold: environment.textAttributes.isBold ?? false,
        typeSize: environment.dynamicTypeSize)
      let symbolScale = (image.scale == .medium ? environment.imageScale : image.scale).symbolScale
      func place(_ outline: SymbolOutline) -> SymbolOutline {
        if image.resizing != nil { return outline.trimmed }
        return isOnPixels ? outline.onPixels(scale: environment.displayScale) : outline
      }
      switch image.source {
      case .named(let name, let module):
        let assets = SceneAssets.of(module)
        let (file, scale) = assets.imageFile(name, isDark: environment.colorScheme == .dark)
        isTemplate = assets.catalog.images[name]?.isTemplate ?? false
        let isSymbol = assets.catalog.images[name]?.isSymbol ?? false
        if isSymbol, let outline = resources.imageProvider.symbol(named: file, font: font, scale: symbolScale)
        {
          content = .symbol(place(outline))
        } else if let vector = resources.imageProvider.vector(named: file) {
          content = .vector(vector)
        } else {
          let loaded = resources.imageProvider.bitmap(named: file)
          content =
            loaded.map { .bitmap(LoadedImage(bitmap: $0.bitmap, scale: scale ?? $0.scale)) }
            ?? .placeholder
        }
      case .symbol("", _):
        content = .symbol(SymbolOutline(path: Path(), size: .zero, baseline: 0))
      case .symbol(let given, _):
        let isMirrored = environment.layoutDirection == .rightToLeft
        let name = isMirrored ? SymbolDirection.mirrored(given) : given
        let outline = resources.imageProvider.symbol(named: name, font: font, scale: symbolScale)
        content = outline.map { .symbol(place($0)) } ?? .placeholder
      case .bitmap(let source, let scale, let orientation):
        content = .bitmap(
          LoadedImage(bitmap: source.bitmap.oriented(orientation), scale: scale > 0 ? scale : 1))
      }
      switch content {
      case .bitmap(let loaded):
        size = loaded.size
        baseline = size.height
      case .symbol(let outline):
        size = outline.size
        baseline = outline.baseline
      case .vector(let vector):
        size = vector.size
        baseline = size.height
      case .placeholder:
        size = CGSize(width: font.size * 1.2, height: font.size * 1.2)
        baseline = font.size
      }
    }
  }

  /// The image with this context's environment applied.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image, environment: environment, resources: recorder.resources)
  }

  /// Draws an image in its own size so that the point `anchor` of its rectangle lies at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(x: point.x - image.size.width * anchor.x, y: point.y - image.size.height * anchor.y)
    draw(image, in: CGRect(origin: origin, size: image.size))
  }

  /// Draws an image stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let rect = rect.standardized
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite,
      rect.width > 0, rect.height > 0
    else { return }
    switch image.content {
    case .bitmap(let loaded):
      let tint = tint(of: image, in: rect)
      if let resizing = image.image.resizing, resizing.isSliced {
        return draw(
          ImageSlices(loaded, resizing: resizing, in: rect), of: loaded.bitmap, image.image, tint: tint)
      }
      let source = CGRect(x: 0, y: 0, width: loaded.bitmap.width, height: loaded.bitmap.height)
      record(
        .image(
          ImageDrawing(
            bitmap: loaded.bitmap, source: source, destination: rect,
            interpolation: image.image.interpolation,
            isAntialiased: image.image.isAntialiased && style.isAntialiased, tint: tint)))
    case .vector(let vector):
      if let resizing = image.image.resizing, resizing.isSliced {
        // Parts are cut from pixels, as many as the output has.
        let scale = environment.displayScale * min(state.transform.largestScale, 1e6)
        guard let loaded = vector.loaded(scale: scale) else { return }
        let slices = ImageSlices(loaded, resizing: resizing, in: rect)
        return draw(slices, of: loaded.bitmap, image.image, tint: tint(of: image, in: rect))
      }
      guard var drawing = rasterized(vector, in: rect) else { return }
      drawing.tint = tint(of: image, in: rect)
      record(.image(drawing))
    case .symbol(let outline):
      let fit = CGAffineTransform(
        a: rect.width / max(outline.size.width, .leastNormalMagnitude), b: 0, c: 0,
        d: rect.height / max(outline.size.height, .leastNormalMagnitude), tx: rect.minX, ty: rect.minY)
      let path = outline.path.applying(fit)
      record(.fill(path, paint(image.shading ?? .foreground) { rect }, FillStyle()))
    case .placeholder:
      drawPlaceholder(in: rect)
    }
  }

  /// The shading of a template image; nil for images in their own colours.
  private func tint(of image: ResolvedImage, in rect: CGRect) -> Paint? {
    guard image.image.renderingMode ?? (image.isTemplate ? .template : .original) == .template else {
      return nil
    }
    return paint(image.shading ?? .foreground) { rect }
  }

  /// Draws the parts of a resizable image as one. Between them there are no smooth edges, which would let through
  /// what is under the image.
  private func draw(_ slices: ImageSlices, of bitmap: Bitmap, _ image: Image, tint: Paint?) {
    if let tint, slices.slices.contains(where: { $0.tile != nil }) {
      // Tiles come in their own colours: what they cover then gets the tint's.
      return drawGroup { context in
        var layer = context
        let rect = slices.slices.reduce(CGRect.null) { $0.union($1.destination) }
        layer.clip(to: Path(rect), style: FillStyle(antialiased: false))
        layer.drawLayer { inner in
          inner.draw(slices, of: bitmap, image, tint: nil)
          inner.clip(to: Path(rect), style: FillStyle(antialiased: false))
          inner.blendMode = .sourceIn
          inner.record(.fill(Path(rect), tint, FillStyle(antialiased: false)))
        }
      }
    }
    drawGroup { context in
      for slice in slices.slices {
        if let tile = slice.tile {
          let paint = TiledImagePaint(
            bitmap: bitmap, source: slice.source, origin: slice.destination.origin, tileSize: tile,
            interpolation: image.interpolation)
          context.record(
            .fill(Path(slice.destination), .tiledImage(paint), FillStyle(antialiased: false)))
        } else {
          context.record(
            .image(
              ImageDrawing(
                bitmap: bitmap, source: slice.source, destination: slice.destination,
                interpolation: image.interpolation, isAntialiased: false, tint: tint)))
        }
      }
    }
  }

  /// Draws an image in its own size so that the point `anchor` of its rectangle lies at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image stretched to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// A crossed magenta box, so that a missing image is seen in the film and not only in the log.
  private func drawPlaceholder(in rect: CGRect) {
    let line = max(1, min(rect.width, rect.height) / 16)
    let box = rect.insetBy(dx: line / 2, dy: line / 2)
    var path = Path(box)
    path.move(to: CGPoint(x: box.minX, y: box.minY))
    path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    path.move(to: CGPoint(x: box.maxX, y: box.minY))
    path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
    let magenta = RGBA(red: 0.9, green: 0, blue: 0.7)
    record(.fill(Path(rect), .color(magenta.multipliedOpacity(by: 0.2)), FillStyle()))
    record(.stroke(path, .color(magenta), StrokeStyle(lineWidth: line)))
  }
}

extension Image.Scale {
  fileprivate var symbolScale: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
