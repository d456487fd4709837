import FlipbookDrawing
import Foundation

extension GraphicsContext {
  /// Draws an operation of a reference scene.
  func draw(_ operation: ReferenceOperation) throws {
    var context = self
    if let m = operation.transform {
      context.concatenate(CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5]))
    }
    if let clip = operation.clip { context.clip(to: try path(clip)) }
    for filter in operation.filters ?? [] {
      context.addFilter(try filter.filter, options: filter.isLinear == true ? .linearColor : [])
    }
    context.opacity = operation.opacity ?? 1
    context.blendMode = BlendMode(rawValue: operation.blend ?? 0)
    if context.blendMode.reachesWholeClip, operation.kind != .layer {
      // Skia's modes reach what a shape does not cover, as ours do for layers.
      var inner = operation
      (inner.clip, inner.transform, inner.filters, inner.opacity, inner.blend) = (nil, nil, nil, nil, nil)
      return try context.drawLayer { try $0.draw(inner) }
    }
    switch operation.kind {
    case .fill:
      context.fill(
        try outline(of: operation), with: try operation.paint.required().shading,
        style: FillStyle(eoFill: operation.evenOdd ?? false))
    case .stroke:
      context.stroke(
        try outline(of: operation), with: try operation.paint.required().shading,
        style: StrokeStyle(
          lineWidth: operation.width ?? 1, lineCap: CGLineCap(rawValue: operation.cap ?? 0) ?? .butt,
          lineJoin: CGLineJoin(rawValue: operation.join ?? 0) ?? .miter, miterLimit: operation.miter ?? 10,
          dash: (operation.dash ?? []).map { CGFloat($0) }, dashPhase: operation.phase ?? 0))
    case .layer:
      try context.drawLayer { layer in
        for inner in operation.operations ?? [] { try layer.draw(inner) }
      }
    case .image: try drawImage(operation, in: context)
    case .twoCircles: try drawTwoCircles(operation, in: context)
    }
  }

  private func path(_ data: String) throws -> Path { try Path(svg: data).required() }

  private func outline(of operation: ReferenceOperation) throws -> Path {
    if let box = operation.ellipse {
      return Path(ellipseIn: CGRect(x: box[0], y: box[1], width: box[2], height: box[3]))
    }
    if let box = operation.rounded {
      return Path(
        roundedRect: CGRect(x: box[0], y: box[1], width: box[2], height: box[3]), cornerRadius: box[4],
        style: .circular)
    }
    let own = try path(operation.path.required())
    guard let combination = operation.combination else { return own }
    let other = try path(operation.other.required())
    switch combination {
    case .union: return own.union(other)
    case .intersection: return own.intersection(other)
    case .subtracting: return own.subtracting(other)
    case .symmetricDifference: return own.symmetricDifference(other)
    }
  }

  private func drawImage(_ operation: ReferenceOperation, in context: GraphicsContext) throws {
    let pixels = try operation.pixels.required()
    let columns = try operation.columns.required()
    let rect = try operation.rect.required()
    let bitmap = Bitmap(width: columns, height: pixels.count / columns, pixels: pixels)
    let quality: Image.Interpolation =
      switch operation.interpolation {
      case "none": .none
      case "low": .low
      case "high": .high
      default: .medium
      }
    context.draw(
      Image(decorative: CGImage(bitmap), scale: 1).interpolation(quality),
      in: CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
  }

  private func drawTwoCircles(_ operation: ReferenceOperation, in context: GraphicsContext) throws {
    let circles = try operation.circles.required()
    let stops = try operation.paint.required().stops.required()
    let gradient = try CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(),
      colorComponents: stops.flatMap { $0.color.map { CGFloat($0) } },
      locations: stops.map { CGFloat($0.location) }, count: stops.count
    ).required()
    var options: CGGradientDrawingOptions = []
    if operation.extends?.first == true { options.insert(.drawsBeforeStartLocation) }
    if operation.extends?.last == true { options.insert(.drawsAfterEndLocation) }
    context.withCGContext { quartz in
      quartz.drawRadialGradient(
        gradient, startCenter: CGPoint(x: circles[0], y: circles[1]), startRadius: circles[2],
        endCenter: CGPoint(x: circles[3], y: circles[4]), endRadius: circles[5], options: options)
    }
  }
}

extension ReferencePaint {
  var shading: GraphicsContext.Shading {
    get throws {
      if let color { return .color(Color(color)) }
      let gradient = Gradient(
        stops: try stops.required().map { Gradient.Stop(color: Color($0.color), location: $0.location) })
      var options: GraphicsContext.GradientOptions = []
      if extend == "repeat" { options.insert(.repeat) }
      if extend == "mirror" { options.insert(.mirror) }
      if space == "linear" { options.insert(.linearColor) }
      if let radial {
        return .radialGradient(
          gradient, center: CGPoint(x: radial[0], y: radial[1]), startRadius: radial[2], endRadius: radial[3],
          options: options)
      }
      if let conic {
        return .conicGradient(
          gradient, center: CGPoint(x: conic[0], y: conic[1]), angle: .degrees(conic[2]), options: options)
      }
      let line = try linear.required()
      if space == "perceptual" {
        return .style(
          gradient.colorSpace(.perceptual).linearGradient(
            from: CGPoint(x: line[0], y: line[1]), to: CGPoint(x: line[2], y: line[3])))
      }
      return .linearGradient(
        gradient, startPoint: CGPoint(x: line[0], y: line[1]), endPoint: CGPoint(x: line[2], y: line[3]),
        options: options)
    }
  }
}

extension AnyGradient {
  /// Along a line of a picture of 256 × 256 points.
  fileprivate func linearGradient(from start: CGPoint, to end: CGPoint) -> LinearGradient {
    LinearGradient(
      gradient: self, startPoint: UnitPoint(x: start.x / 256, y: start.y / 256),
      endPoint: UnitPoint(x: end.x / 256, y: end.y / 256))
  }
}

extension Color {
  fileprivate init(_ parts: [Double]) {
    self.init(.sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}

extension ReferenceFilter {
  var filter: GraphicsContext.Filter {
    get throws {
      let v = values
      switch name {
      case "blur": return .blur(radius: v[0])
      case "shadow":
        return .shadow(
          color: Color([v[3], v[4], v[5], v[6]]), radius: v[0], x: v[1], y: v[2])
      case "innerShadow":
        return .shadow(
          color: Color([v[3], v[4], v[5], v[6]]), radius: v[0], x: v[1], y: v[2], blendMode: .sourceAtop,
          options: [.invertsAlpha, .shadowAbove])
      case "brightness": return .brightness(v[0])
      case "contrast": return .contrast(v[0])
      case "saturation": return .saturation(v[0])
      case "grayscale": return .grayscale(v[0])
      case "hueRotation": return .hueRotation(.degrees(v[0]))
      case "colorInvert": return .colorInvert(v[0])
      case "colorMultiply": return .colorMultiply(Color(v))
      case "luminanceToAlpha": return .luminanceToAlpha
      case "alphaThreshold":
        return .alphaThreshold(min: v[0], max: v[1], color: Color([v[2], v[3], v[4], v[5]]))
      case "colorMatrix":
        var m = ColorMatrix()
        let f = v.map { Float($0) }
        (m.r1, m.r2, m.r3, m.r4, m.r5) = (f[0], f[1], f[2], f[3], f[4])
        (m.g1, m.g2, m.g3, m.g4, m.g5) = (f[5], f[6], f[7], f[8], f[9])
        (m.b1, m.b2, m.b3, m.b4, m.b5) = (f[10], f[11], f[12], f[13], f[14])
        (m.a1, m.a2, m.a3, m.a4, m.a5) = (f[15], f[16], f[17], f[18], f[19])
        return .colorMatrix(m)
      case "projection":
        var m = ProjectionTransform()
        (m.m11, m.m12, m.m13) = (v[0], v[1], v[2])
        (m.m21, m.m22, m.m23) = (v[3], v[4], v[5])
        (m.m31, m.m32, m.m33) = (v[6], v[7], v[8])
        return .projectionTransform(m)
      default: throw ReferenceError.unknown(name)
      }
    }
  }
}

enum ReferenceError: Error, CustomStringConvertible {
  case missing
  case unknown(String)
  case usage

  var description: String {
    switch self {
    case .missing: "a scene lacks a value or has one that can't be used"
    case .unknown(let name): "there is no \(name)"
    case .usage: "usage: FlipbookReference SCENES.json FOLDER"
    }
  }
}

extension Optional {
  func required() throws -> Wrapped {
    guard let self else { throw ReferenceError.missing }
    return self
  }
}
