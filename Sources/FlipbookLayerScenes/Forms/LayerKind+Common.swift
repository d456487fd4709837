import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

extension LayerKind {
  /// The properties of every layer, in the order in which they are set: what others depend on comes first.
  nonisolated(unsafe) static let common: [LayerProperty] = geometry + appearance + contents + time

  nonisolated(unsafe) private static let geometry: [LayerProperty] = [
    .of("name", .text, "For transactions, and for messages.", { $0.text($1) }) { $0.name = $1 },
    .point(
      "anchorPoint", \CALayer.anchorPoint,
      "The point that position places, as shares of the bounds; [0.5, 0.5] unless given."),
    .number("anchorPointZ", \CALayer.anchorPointZ, "The anchor's depth in points."),
    .rect("bounds", \CALayer.bounds, "The layer's rectangle in its own coordinates, in points."),
    .of("size", .size, "The size of the bounds, in points.", { $0.size($1) }) {
      (layer: CALayer, size: CGSize) in layer.bounds.size = size
    },
    .point("position", \CALayer.position, "Where the anchor point lies in the layer around, in points."),
    .rect("frame", \CALayer.frame, "The rectangle in the layer around; sets bounds and position."),
    .number("zPosition", \CALayer.zPosition, "The depth: greater values lie in front."),
    .transform("transform", \CALayer.transform, "Applied about the anchor point."),
    .transform(
      "sublayerTransform", \CALayer.sublayerTransform, "Applied to the sublayers; the place for perspective."),
    .flag("geometryFlipped", \CALayer.isGeometryFlipped, "Whether y points up in the sublayers."),
  ]

  nonisolated(unsafe) private static let appearance: [LayerProperty] = [
    .float("opacity", \CALayer.opacity, "0 to 1, of the layer with its sublayers.", in: 0...1),
    .flag("hidden", \CALayer.isHidden, "Whether it is left out."),
    .flag("doubleSided", \CALayer.isDoubleSided, "Whether it is seen from behind; true unless given."),
    .flag(
      "masksToBounds", \CALayer.masksToBounds, "Whether contents and sublayers are cut off at the bounds."),
    .color("backgroundColor", \CALayer.backgroundColor, "Fills the bounds."),
    .number("cornerRadius", \CALayer.cornerRadius, "In points.", in: 0...ReadingContext.numberLimit),
    .of(
      "maskedCorners", .list(.choice(corners.map(\.0))), "The corners that are rounded; all unless given.",
      cornerMask
    ) {
      (layer: CALayer, mask: CACornerMask) in layer.maskedCorners = mask
    },
    .constant(
      "cornerCurve", \CALayer.cornerCurve, ["circular", "continuous"], "How corners go over into the sides."),
    .number(
      "borderWidth", \CALayer.borderWidth, "Of the line along the inside of the bounds, in points.",
      in: 0...ReadingContext.numberLimit),
    .color("borderColor", \CALayer.borderColor, "Black unless given."),
    .color("shadowColor", \CALayer.shadowColor, "Black unless given."),
    .float("shadowOpacity", \CALayer.shadowOpacity, "0 to 1; 0, no shadow, unless given.", in: 0...1),
    .size("shadowOffset", \CALayer.shadowOffset, "In points; [0, -3] unless given."),
    .number(
      "shadowRadius", \CALayer.shadowRadius, "How far it is blurred, in points; 3 unless given.",
      in: 0...ReadingContext.numberLimit),
    .path("shadowPath", \CALayer.shadowPath, "The shape that casts the shadow in place of the content."),
    .flag(
      "allowsGroupOpacity", \CALayer.allowsGroupOpacity,
      "Whether opacity applies to the layer as a whole; true unless given."),
    .of(
      "compositingFilter", .nullable(.choice(blendModes)), "The blend mode that the layer is drawn with.",
      blendMode
    ) {
      (layer: CALayer, mode: String?) in layer.compositingFilter = mode
    },
    .of("filters", .list(.named("filter")), "Applied to the layer with its sublayers.", { $0.filters($1) }) {
      (layer: CALayer, filters: [SceneFilter]) in layer.filters = filters
    },
    .flag("shouldRasterize", \CALayer.shouldRasterize, "Of no effect."),
    .number("rasterizationScale", \CALayer.rasterizationScale, "Of no effect."),
    .flag("opaque", \CALayer.isOpaque, "Of no effect."),
    .flag("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing, "Of no effect."),
  ]

  nonisolated(unsafe) private static let contents: [LayerProperty] = [
    .of(
      "contents", .nullable(.named("image")), "A picture: the name of a file beside the scene, or a drawing.",
      { $0.contents($1) }
    ) {
      (layer: CALayer, image: SceneImage?) in
      layer.contents = image?.image
      if let image { layer.contentsScale = image.scale }
    },
    .number(
      "contentsScale", \CALayer.contentsScale, "Pixels of the contents for each point.", in: 1e-3...1_000),
    .rect("contentsRect", \CALayer.contentsRect, "The part that is shown, as shares of the picture."),
    .rect("contentsCenter", \CALayer.contentsCenter, "The part that is stretched, as shares of the picture."),
    .constant(
      "contentsGravity", \CALayer.contentsGravity,
      [
        "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
        "resize", "resizeAspect", "resizeAspectFill",
      ], "Where the contents lie; stretched to the bounds unless given."),
    .constant(
      "magnificationFilter", \CALayer.magnificationFilter, ["nearest", "linear", "trilinear"],
      "How contents are sampled when drawn larger."),
    .constant(
      "minificationFilter", \CALayer.minificationFilter, ["nearest", "linear", "trilinear"], "Of no effect."),
  ]

  nonisolated(unsafe) private static let time: [LayerProperty] = [
    .seconds("beginTime", \CALayer.beginTime, "Where the layer's time begins in that of the layer around."),
    .seconds("duration", \CALayer.duration, "The length of the layer's time; no limit unless given."),
    .float("speed", \CALayer.speed, "Seconds of the layer's time for each around it; 0 stops it."),
    .seconds("timeOffset", \CALayer.timeOffset, "Added to the layer's time."),
    .of("repeatCount", .repeatCount, "Runs of the layer's time.", { $0.repeatCount($1) }) {
      (layer: CALayer, count: Float) in layer.repeatCount = count
    },
    .seconds("repeatDuration", \CALayer.repeatDuration, "For how long the layer's time runs again."),
    .flag("autoreverses", \CALayer.autoreverses, "Whether each run is followed by one backwards."),
    .constant(
      "fillMode", \CALayer.fillMode, ["removed", "forwards", "backwards", "both"],
      "The value shown before and after."),
  ]

  private static let corners: [(String, CACornerMask)] = [
    ("topLeft", .layerMinXMinYCorner), ("topRight", .layerMaxXMinYCorner),
    ("bottomLeft", .layerMinXMaxYCorner), ("bottomRight", .layerMaxXMaxYCorner),
  ]

  private static func cornerMask(_ context: ReadingContext, _ node: JSONNode) -> CACornerMask? {
    context.list(node, of: "corners") { context.choice($0, corners.map(\.0)) }.map { names in
      CACornerMask(corners.filter { names.contains($0.0) }.map(\.1))
    }
  }

  static let blendModes = (0..<28).map { GraphicsContext.BlendMode(rawValue: $0).name }

  private static func blendMode(_ context: ReadingContext, _ node: JSONNode) -> String?? {
    if node.isNull { return .some(nil) }
    return context.choice(node, blendModes)
  }
}
