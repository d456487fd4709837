import Foundation

extension DisplayList: CustomStringConvertible {
  /// The list as an S-expression: one operation a line, state only where it differs from the default.
  /// Numbers are rounded to a thousandth so that the text is stable to read and to compare.
  public var description: String {
    var printer = DisplayListPrinter()
    printer.line("(display-list (size \(printer.text(size.width)) \(printer.text(size.height)))")
    printer.indented { printer in
      if background != .clear { printer.line("(background \(background.hexadecimal))") }
      for item in items { printer.print(item) }
    }
    printer.close()
    return printer.output
  }
}

/// Writes display lists as S-expressions.
struct DisplayListPrinter {
  private(set) var output = ""
  private var depth = 0

  mutating func line(_ text: String) {
    if !output.isEmpty { output += "\n" }
    output += String(repeating: "  ", count: depth) + text
  }

  /// Closes the form that was opened on an earlier line.
  mutating func close() { output += ")" }

  mutating func indented(_ body: (inout DisplayListPrinter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// A number rounded to a thousandth, without trailing zeros.
  func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return "\(rounded)"
  }

  mutating func print(_ item: DisplayItem) {
    let state = self.state(of: item)
    switch item.content {
    case .fill(let path, let paint, let style):
      var options = ""
      if style.isEOFilled { options += " (eo-fill)" }
      if !style.isAntialiased { options += " (aliased)" }
      line("(fill \(text(path)) \(text(paint))\(options)\(state))")
    case .stroke(let path, let paint, let style):
      line("(stroke \(text(path)) \(text(paint)) \(text(style))\(state))")
    case .text(let layout, let origin, let paint):
      line("(text \(text(origin)) \(text(paint))\(state)")
      indented { printer in layout.lines.forEach { printer.print($0) } }
      close()
    case .image(let image):
      let tint = image.tint.map { " (tint \(text($0)))" } ?? ""
      line("(image \(text(image.bitmap)) \(text(image.destination))\(tint)\(state))")
    case .sprites(let batch):
      let mode = batch.blendMode == .normal ? "" : " (each \(batch.blendMode.name))"
      line("(sprites\(mode)\(state)")
      indented { printer in batch.sprites.forEach { printer.print($0, of: batch) } }
      close()
    case .layer(let layer):
      line("(layer\(layer.isLinear ? " linear" : "")\(state)")
      indented { printer in layer.items.forEach { printer.print($0) } }
      close()
    }
  }

  private mutating func print(_ sprite: SpriteBatch.Sprite, of batch: SpriteBatch) {
    let color = RGBA(
      red: sprite.color.x, green: sprite.color.y, blue: sprite.color.z, opacity: sprite.color.w)
    line(
      "(sprite \(text(batch.pictures[sprite.picture].bitmap)) \(text(sprite.x)) \(text(sprite.y)) "
        + "(axis \(text(sprite.axisX)) \(text(sprite.axisY))) \(color.hexadecimal))")
  }

  private mutating func print(_ textLine: TextLayout.Line) {
    for run in textLine.runs {
      let color = run.color.map { " \($0.hexadecimal)" } ?? ""
      let glyphs = run.glyphs.map { "\($0.index)@\(text($0.position.x)),\(text($0.position.y))" }
      line("(run \"\(run.font)\" \(text(run.size))\(color) \(glyphs.joined(separator: " ")))")
    }
    for decoration in textLine.decorations { line("(rule \(text(decoration.rect)))") }
  }
}

extension DisplayListPrinter {
  func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

  func text(_ rect: CGRect) -> String {
    "(rect \(text(rect.minX)) \(text(rect.minY)) \(text(rect.width)) \(text(rect.height)))"
  }

  private func text(_ path: Path) -> String {
    switch path.storage {
    case .empty: return "(path)"
    case .rect(let rect): return text(rect)
    case .ellipse(let rect): return "(ellipse \(text(rect.origin)) \(text(rect.width)) \(text(rect.height)))"
    case .roundedRect(let rect, let corner, let style):
      let size =
        corner.width == corner.height ? text(corner.width) : "\(text(corner.width)) \(text(corner.height))"
      return "(rounded-rect \(text(rect)) \(size) \(style))"
    case .general: break
    }
    var parts: [String] = []
    path.forEach { element in
      switch element {
      case .move(let to): parts.append("m \(text(to))")
      case .line(let to): parts.append("l \(text(to))")
      case .quadCurve(let to, let control): parts.append("q \(text(control)) \(text(to))")
      case .curve(let to, let one, let two): parts.append("c \(text(one)) \(text(two)) \(text(to))")
      case .closeSubpath: parts.append("h")
      }
    }
    return "(path \(parts.joined(separator: " ")))"
  }

  private func text(_ bitmap: Bitmap) -> String {
    "(bitmap \(bitmap.width)x\(bitmap.height) \(bitmap.contentHash.description.prefix(8)))"
  }

  private func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): return color.hexadecimal
    case .tiledImage(let tile):
      return
        "(tile \(text(tile.bitmap)) \(text(tile.origin)) \(text(tile.tileSize.width)) \(text(tile.tileSize.height)))"
    case .gradient(let gradient): return text(gradient)
    case .mesh(let mesh):
      return "(mesh-gradient \(mesh.columns) \(mesh.rows) \(mesh.contentHash.description.prefix(8)))"
    case .backdrop(let backdrop):
      var parts = "backdrop"
      if backdrop.blurRadius > 0 { parts += " (blur \(text(backdrop.blurRadius)))" }
      if backdrop.saturation != 1 { parts += " (saturation \(text(backdrop.saturation)))" }
      if backdrop.tint != .clear { parts += " (tint \(backdrop.tint.hexadecimal))" }
      return "(\(parts))"
    case .shader(let call): return "(\(call.summary))"
    }
  }

  private func text(_ gradient: GradientPaint) -> String {
    var shape: String
    switch gradient.geometry {
    case .linear(let start, let end): shape = "linear-gradient \(text(start)) \(text(end))"
    case .radial(let center, let start, let end, let transform):
      shape = "radial-gradient \(text(center)) \(text(start)) \(text(end))"
      if !transform.isIdentity { shape += " \(text(transform))" }
    case .conic(let center, let start, let end):
      shape = "conic-gradient \(text(center)) \(text(start)) \(text(end))"
    case .circles(let circles):
      shape = "circle-gradient \(text(circles.start)) \(text(circles.startRadius))"
      shape += " \(text(circles.end)) \(text(circles.endRadius))"
      if circles.drawsBeforeStart { shape += " before" }
      if circles.drawsAfterEnd { shape += " after" }
    }
    if gradient.extend != .pad { shape += " \(gradient.extend)" }
    if gradient.ramp.interpolation != .device { shape += " \(gradient.ramp.interpolation)" }
    let stops = gradient.ramp.stops.map { "\(text($0.location)):\($0.color.hexadecimal)" }
    return "(\(shape) \(stops.joined(separator: " ")))"
  }

  private func text(_ style: StrokeStyle) -> String {
    var parts = ["(width \(text(style.lineWidth)))"]
    if style.lineCap != .butt { parts.append("(cap \(style.lineCap))") }
    if style.lineJoin != .miter { parts.append("(join \(style.lineJoin))") }
    if style.miterLimit != 10 { parts.append("(miter-limit \(text(style.miterLimit)))") }
    if !style.dash.isEmpty {
      parts.append(
        "(dash \(style.dash.map { text($0) }.joined(separator: " ")) phase \(text(style.dashPhase)))")
    }
    return parts.joined(separator: " ")
  }

  private func text(_ transform: CGAffineTransform) -> String {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "(transform \(parts.map { text($0) }.joined(separator: " ")))"
  }

  private func text(_ clip: ClipChain) -> String {
    let inverse = clip.isInverse ? " inverse" : ""
    let own: String
    switch clip.shape {
    case .path(let path, let style, let transform):
      let options = (style.isEOFilled ? " (eo-fill)" : "") + (style.isAntialiased ? "" : " (aliased)")
      let placed = transform.isIdentity ? "" : " \(text(transform))"
      own = "(clip\(inverse) \(text(path))\(options)\(placed))"
    case .layer(let layer, let opacity):
      own = "(clip-layer\(inverse) \(text(opacity)) \(layer.contentHash.description.prefix(8)))"
    }
    return clip.parent.map { "\(text($0)) \(own)" } ?? own
  }

  private func text(_ filter: FilterStage) -> String {
    let linear = filter.options.contains(.linearColor) ? " linear" : ""
    let placed = filter.transform.isIdentity ? "" : " \(text(filter.transform))"
    return "(filter \(text(filter.kind))\(linear)\(placed))"
  }

  private func text(_ kind: FilterStage.Kind) -> String {
    switch kind {
    case .projection(let m):
      let values = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
      return "projection \(values.map { "\($0)" }.joined(separator: " "))"
    case .shadow(let color, let radius, let offset, let mode, let options):
      let blend = mode == .normal ? "" : " (blend \(mode.name))"
      let flags = options.isEmpty ? "" : " (options \(options.rawValue))"
      return
        "shadow \(color.hexadecimal) \(text(radius)) \(text(offset.width)) \(text(offset.height))\(blend)\(flags)"
    case .colorMultiply(let color): return "color-multiply \(color.hexadecimal)"
    case .colorMatrix(let matrix):
      return "color-matrix \(matrix.coefficients.map { text(CGFloat($0)) }.joined(separator: " "))"
    case .colorTables(let tables):
      let rows = [tables.red, tables.green, tables.blue, tables.alpha]
      return "color-tables " + rows.map { $0.map(String.init).joined(separator: ",") }.joined(separator: " ")
    case .hueRotation(let angle): return "hue-rotation \(text(angle))"
    case .saturation(let amount): return "saturation \(text(amount))"
    case .brightness(let amount): return "brightness \(text(amount))"
    case .contrast(let amount): return "contrast \(text(amount))"
    case .colorInvert(let amount): return "color-invert \(text(amount))"
    case .grayscale(let amount): return "grayscale \(text(amount))"
    case .luminanceToAlpha: return "luminance-to-alpha"
    case .blur(let radius, let options):
      let flags =
        (options.contains(.opaque) ? " opaque" : "") + (options.contains(.dithersResult) ? " dithered" : "")
      return "blur \(text(radius))\(flags)"
    case .alphaThreshold(let min, let max, let color):
      return "alpha-threshold \(text(min)) \(text(max)) \(color.hexadecimal)"
    case .shader(let call): return call.summary
    }
  }

  private func state(of item: DisplayItem) -> String {
    var parts: [String] = []
    if !item.transform.isIdentity { parts.append(text(item.transform)) }
    if item.opacity != 1 { parts.append("(opacity \(text(item.opacity)))") }
    if item.blendMode != .normal { parts.append("(blend \(item.blendMode.name))") }
    if let clip = item.clip { parts.append(text(clip)) }
    parts += item.filters.map { text($0) }
    return parts.map { " " + $0 }.joined()
  }
}
