import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// Reads display items in the terms of the format. An item without a counterpart becomes a picture, or is reported.
struct LottieExportReader {
  let means: LottieExportMeans
  let canvas: CGRect
  /// Whether what can't be expressed becomes a picture.
  let rasterises: Bool

  /// The items of a picture, the one at the back first.
  func items(of list: DisplayList) -> [LottieExportItem] {
    var items = list.items
    if list.background.opacity > 0 {
      let back = DisplayItem(
        content: .fill(Path(canvas), .color(list.background), FillStyle()), transform: .identity,
        canvas: canvas)
      items.insert(back, at: 0)
    }
    return read(items)
  }

  func read(_ items: [DisplayItem]) -> [LottieExportItem] { items.flatMap { read($0) } }

  private func read(_ item: DisplayItem) -> [LottieExportItem] {
    guard item.opacity > 0, !item.bounds.isNull, !item.bounds.isEmpty else { return [] }
    do {
      return try expressed(item)
    } catch {
      let reason = (error as? LottieExportGap)?.reason ?? "\(error)"
      guard rasterises, let picture = means.draw(item, canvas) else {
        DiagnosticCollector.current.reportOnce(
          Diagnostic(
            .error, code: "lottie.export",
            message: "\(reason) can't be expressed in Lottie; --rasterise makes pictures of what can't."))
        return []
      }
      guard !picture.rect.isEmpty else { return [] }
      let mode = LottieBlendMode(item.blendMode) ?? .normal
      return [
        LottieExportItem(
          content: .image(picture.bitmap, picture.rect), transform: .identity, opacity: 1, blendMode: mode,
          identity: picture.bitmap.contentHash)
      ]
    }
  }

  private func expressed(_ item: DisplayItem) throws -> [LottieExportItem] {
    guard let mode = LottieBlendMode(item.blendMode) else {
      throw LottieExportGap(reason: "The blend mode \"\(item.blendMode.name)\"")
    }
    let effects = try item.filters.compactMap { try LottieExportItem.Effect($0) }
    let clips = try self.clips(item.clip)
    let isPlain = item.opacity == 1 && mode == .normal && effects.isEmpty && clips.isEmpty
    func made(_ content: LottieExportItem.Content, _ transform: CGAffineTransform) -> [LottieExportItem] {
      [
        LottieExportItem(
          content: content, transform: transform, opacity: item.opacity, blendMode: mode, clips: clips,
          effects: effects, identity: item.contentHash)
      ]
    }
    switch item.content {
    case .fill(let path, let paint, let style):
      return made(
        .shape(LottiePath(path), try colors(paint), isEvenOdd: style.isEOFilled, stroke: nil), item.transform)
    case .stroke(let path, let paint, let style):
      return made(
        .shape(LottiePath(path), try colors(paint), isEvenOdd: false, stroke: style), item.transform)
    case .image(let image):
      let (bitmap, rect) = try picture(image)
      return made(.image(bitmap, rect), item.transform)
    case .text(let layout, let origin, let paint):
      let parts = try letters(layout, origin, paint, item.transform)
      return parts.count == 1 && isPlain ? read(parts) : made(.group(read(parts)), .identity)
    case .layer(let layer):
      if layer.isLinear { throw LottieExportGap(reason: "A group in linear light") }
      let inner = read(layer.items)
      if isPlain, inner.allSatisfy({ $0.blendMode == .normal }) { return inner }
      return made(.group(inner), .identity)
    case .sprites: throw LottieExportGap(reason: "An emitter's particles")
    }
  }

  // MARK: Parts

  private func clips(_ chain: ClipChain?) throws -> [LottieExportItem.Clip] {
    var clips: [LottieExportItem.Clip] = []
    var next = chain
    while let clip = next {
      switch clip.shape {
      case .path(let path, let style, let transform):
        let own = style.isEOFilled ? path.normalized(eoFill: true) : path
        clips.append(.path(LottiePath(own).applying(transform).closed, isInverse: clip.isInverse))
      case .layer(let layer, let opacity):
        clips.append(.items(read(layer.items), opacity: opacity, isInverse: clip.isInverse))
      }
      next = clip.parent
    }
    return clips.reversed()
  }

  private func letters(
    _ layout: TextLayout, _ origin: CGPoint, _ paint: Paint, _ transform: CGAffineTransform
  )
    throws -> [DisplayItem]
  {
    var parts: [DisplayItem] = []
    for run in layout.lines.flatMap(\.runs) {
      if run.isColored || run.picture != nil { throw LottieExportGap(reason: "Text with pictures") }
      if run.background != nil { throw LottieExportGap(reason: "Text on a background") }
      var path = Path()
      for glyph in run.glyphs {
        guard let outline = means.textEngine.outline(font: run.font, glyph: glyph.index) else { continue }
        path.addPath(
          outline,
          transform: CGAffineTransform(
            a: run.size, b: 0, c: -run.slant * run.size, d: run.size, tx: glyph.position.x + origin.x,
            ty: glyph.position.y + origin.y))
      }
      guard !path.isEmpty else { continue }
      parts.append(
        DisplayItem(
          content: .fill(path, run.color.map { .color($0) } ?? paint, FillStyle()), transform: transform,
          canvas: canvas))
    }
    return parts
  }

  private func picture(_ image: ImageDrawing) throws -> (Bitmap, CGRect) {
    let whole = CGRect(x: 0, y: 0, width: image.bitmap.width, height: image.bitmap.height)
    var bitmap = image.bitmap
    if image.source != whole {
      let part = image.source.integral.overlap(with: whole)
      guard part == image.source, let cut = bitmap.cropped(to: part) else {
        throw LottieExportGap(reason: "A part of a picture that ends between pixels")
      }
      bitmap = cut
    }
    if let tint = image.tint {
      guard case .color(let color) = tint else {
        throw LottieExportGap(reason: "A picture tinted by a gradient")
      }
      bitmap = bitmap.tinted(color)
    }
    return (bitmap, image.destination.standardized)
  }

  private func colors(_ paint: Paint) throws -> LottieExportItem.Colors {
    switch paint {
    case .color(let color): return .color(color)
    case .gradient(let gradient): return try LottieExportItem.Colors(gradient)
    case .tiledImage: throw LottieExportGap(reason: "A picture that repeats")
    case .shader: throw LottieExportGap(reason: "A shader")
    case .mesh: throw LottieExportGap(reason: "A mesh gradient")
    case .backdrop: throw LottieExportGap(reason: "A material, which shows what lies behind it,")
    }
  }
}
