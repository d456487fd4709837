import Foundation

extension GraphicsContext {
  /// Text with its fonts and colours chosen, ready to measure and draw.
  public struct ResolvedText {
    private let text: TextResolution
    /// The shading of parts without a colour of their own.
    public var shading: Shading
    private let last: LastLayout

    init(_ text: TextResolution, shading: Shading) {
      self.text = text
      self.shading = shading
      last = LastLayout(text.known)
    }

    var content: TextContent { text.content }
    var engine: any TextEngine { text.engine }

    /// The layout in a size; of the size asked for last it is at hand.
    func layout(in size: CGSize) -> TextLayout {
      if let known = last.known, known.size == size { return known.layout }
      let layout = text.layout(in: size)
      last.known = TextResolution.Known(size: size, layout: layout)
      return layout
    }

    /// The text with all of it drawn in the shading, as if no part had a colour of its own.
    package var uncolored: ResolvedText {
      var content = self.content
      for index in content.runs.indices { content.runs[index].color = nil }
      return ResolvedText(TextResolution(content, engine), shading: shading)
    }

    /// The size the text takes when it is offered `size`, in points; infinite sides are no limit.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    /// From the top of the text to its first baseline when it is offered `size`, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

    /// From the top of the text to its last baseline when it is offered `size`, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }
  }

  /// The text with this context's environment applied.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(
      recorder.resources.texts.resolution(of: text, in: environment, recorder),
      shading: text.style.map { Shading(.style($0.style)) } ?? .foreground)
  }

  /// Draws text so that the point `anchor` of its rectangle lies at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: .infinity))
    let origin = CGPoint(
      x: point.x - layout.size.width * anchor.x, y: point.y - layout.size.height * anchor.y)
    draw(layout, shading: text.shading, origin: origin)
  }

  /// Draws text from the top left of a rectangle, wrapped and truncated to fit it.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.layout(in: rect.size), shading: text.shading, origin: rect.origin)
  }

  /// Draws text so that the point `anchor` of its rectangle lies at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws text from the top left of a rectangle, wrapped and truncated to fit it.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws text that is laid out with its top left corner at `origin`.
  package func draw(_ layout: TextLayout, shading: Shading, origin: CGPoint) {
    guard !layout.inkBounds.isNull, origin.x.isFinite, origin.y.isFinite else { return }
    for (rect, color) in layout.hasBackgrounds ? layout.backgrounds : [] {
      record(.fill(Path(rect.offsetBy(dx: origin.x, dy: origin.y)), .color(color), FillStyle()))
    }
    let paint = paint(shading) { CGRect(origin: origin, size: layout.size) }
    guard layout.hasPictures else { return record(.text(layout, origin: origin, paint)) }
    let glyphs = layout.withoutPictures
    if !glyphs.inkBounds.isNull { record(.text(glyphs, origin: origin, paint)) }
    drawPictures(of: layout, shading: shading, origin: origin)
  }

  private func drawPictures(of layout: TextLayout, shading: Shading, origin: CGPoint) {
    for run in layout.lines.flatMap(\.runs) {
      guard let picture = run.picture, let inline = picture.image as? Image, let glyph = run.glyphs.first
      else { continue }
      var image = resolve(inline)
      // A gradient goes over the whole text, and on over the images in it.
      image.shading =
        run.color.map { .color(Color($0)) } ?? shading.placed(in: CGRect(origin: origin, size: layout.size))
      let corner = CGPoint(
        x: origin.x + glyph.position.x, y: origin.y + glyph.position.y - picture.ascent)
      draw(image, in: CGRect(origin: corner, size: picture.size))
    }
  }
}

/// A text that is drawn many times, as in a rain of letters, need not be looked up each time.
private final class LastLayout {
  var known: TextResolution.Known?

  init(_ known: TextResolution.Known?) { self.known = known }
}
