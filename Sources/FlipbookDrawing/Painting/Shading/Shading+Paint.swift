import FlipbookDiagnostics
import FlipbookMotion
import Foundation

extension GraphicsContext.Shading {
  /// The paint this shading stands for.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle that unit coordinates refer to; only asked for when a style needs it.
  package func paint(
    in environment: EnvironmentValues, resources: DrawingResources, bounds: () -> CGRect
  ) -> Paint {
    switch storage {
    case .color(let color):
      return .color(color.resolvedRGBA(in: environment))
    case .gradient(let gradient, let geometry, let options):
      let ramp =
        options.contains(.linearColor)
        ? gradient.ramp(in: environment, interpolation: .linear) : gradient.ramp(in: environment)
      return .gradient(GradientPaint(ramp: ramp, geometry: geometry, extend: options.extend))
    case .unitGradient(let gradient, let geometry):
      let ramp = gradient.gradient.ramp(in: environment, interpolation: gradient.space.interpolation)
      return .gradient(GradientPaint(ramp: ramp, geometry: geometry.placed(in: bounds())))
    case .mesh(let mesh):
      return mesh.paint(in: environment, bounds: bounds()).map(Paint.mesh) ?? .color(.clear)
    case .shader(let shader, let rect):
      let call = shader.call(.paint, bounds: rect ?? bounds(), in: environment, resources: resources)
      return call.map(Paint.shader) ?? .color(.clear)
    case .tiledImage(let image, let origin, let sourceRect, let scale):
      return Self.tile(
        image, origin: origin, sourceRect: sourceRect, scale: scale, environment: environment,
        resources: resources)
    case .style(let style):
      return style._shading(in: environment).paint(in: environment, resources: resources, bounds: bounds)
    case .palette(let shadings):
      return shadings.first?.paint(in: environment, resources: resources, bounds: bounds) ?? .color(.clear)
    case .foreground:
      return ForegroundStyle()._shading(in: environment)
        .paint(in: environment, resources: resources, bounds: bounds)
    case .placed(let shading, let rect):
      return shading.paint(in: environment, resources: resources) { rect }
    case .backdrop(let radius, let saturation, let tint):
      return .backdrop(
        BackdropPaint(
          blurRadius: radius, saturation: saturation, tint: tint.resolvedRGBA(in: environment)))
    }
  }

  private static func tile(
    _ image: Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat, environment: EnvironmentValues,
    resources: DrawingResources
  ) -> Paint {
    let (resolved, image) = loaded(image, scale: scale, environment: environment, resources: resources)
    guard let loaded = image else {
      DiagnosticCollector.current.warn(
        "shading.tiled-image",
        "The fill tiled with \(resolved.image.nameForDiagnostics) is left out, since there is no such picture."
      )
      return .color(.clear)
    }
    let pixels = CGSize(width: loaded.bitmap.width, height: loaded.bitmap.height)
    let source = CGRect(
      x: sourceRect.minX * pixels.width, y: sourceRect.minY * pixels.height,
      width: sourceRect.width * pixels.width, height: sourceRect.height * pixels.height
    ).overlap(with: CGRect(origin: .zero, size: pixels))
    guard !source.isNull, source.width > 0, source.height > 0, scale > 0, scale.isFinite else {
      return .color(.clear)
    }
    return .tiledImage(
      TiledImagePaint(
        bitmap: loaded.bitmap, source: source, origin: origin,
        tileSize: CGSize(
          width: source.width / pixels.width * resolved.size.width * scale,
          height: source.height / pixels.height * resolved.size.height * scale),
        interpolation: resolved.image.interpolation))
  }

  /// An image as pixels, nil for one that is not there.
  static func loaded(
    _ image: Image, scale: CGFloat, environment: EnvironmentValues, resources: DrawingResources
  ) -> (resolved: GraphicsContext.ResolvedImage, image: LoadedImage?) {
    let resolved = GraphicsContext.ResolvedImage(image, environment: environment, resources: resources)
    let factor = environment.displayScale * max(scale, 1e-3)
    switch resolved.content {
    case .bitmap(let loaded): return (resolved, loaded)
    case .vector(let vector): return (resolved, vector.loaded(scale: factor))
    case .symbol(let outline):
      // Not in the foreground style, which may be this one.
      let color = Color.primary.resolvedRGBA(in: environment)
      return (resolved, outline.loaded(.color(color), scale: factor, resources))
    case .placeholder: return (resolved, nil)
    }
  }
}

extension SymbolOutline {
  private static let largestSide: CGFloat = 4_096

  /// The symbol as pixels, at least `scale` of them for a point unless that were too many.
  fileprivate func loaded(_ paint: Paint, scale: CGFloat, _ resources: DrawingResources) -> LoadedImage? {
    guard size.width > 0, size.height > 0, scale > 0 else { return nil }
    let fitting = min(scale, Self.largestSide / max(size.width, size.height))
    // Whole pixels, so that tiles meet.
    let pixels = CGSize(
      width: (size.width * fitting).rounded(.up), height: (size.height * fitting).rounded(.up))
    let canvas = CGRect(origin: .zero, size: pixels)
    let item = DisplayItem(
      content: .fill(path, paint, FillStyle()),
      transform: CGAffineTransform(scaleX: pixels.width / size.width, y: pixels.height / size.height),
      canvas: canvas)
    return resources.imageProvider.bitmap(of: DisplayList(size: pixels, items: [item]), scale: 1).map {
      LoadedImage(bitmap: $0, scale: fitting)
    }
  }
}

extension GraphicsContext.Shading.UnitGeometry {
  fileprivate func placed(in bounds: CGRect) -> GradientPaint.Geometry {
    let rect = bounds.isNull ? .zero : bounds
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    switch self {
    case .linear(let start, let end):
      return .linear(start: point(start), end: point(end))
    case .radial(let center, let startRadius, let endRadius):
      return .radial(
        center: point(center), startRadius: startRadius, endRadius: endRadius, transform: .identity)
    case .elliptical(let center, let start, let end):
      let middle = point(center)
      let transform = CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: middle.x, ty: middle.y)
      return .radial(center: .zero, startRadius: start, endRadius: end, transform: transform)
    case .angular(let center, let start, let end):
      return .conic(center: point(center), startAngle: start.radians, endAngle: end.radians)
    }
  }
}
