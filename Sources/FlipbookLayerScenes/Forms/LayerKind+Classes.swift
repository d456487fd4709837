import FlipbookDrawing
import FlipbookLayers
import Foundation

extension LayerKind {
  nonisolated(unsafe) static let shape: [LayerProperty] = [
    .path("path", \CAShapeLayer.path, "The shape that is drawn."),
    .color("fillColor", \CAShapeLayer.fillColor, "Black unless given; null for none."),
    .color("strokeColor", \CAShapeLayer.strokeColor, "None unless given."),
    .constant(
      "fillRule", \CAShapeLayer.fillRule, ["non-zero", "even-odd"], "The rule that decides the inside."),
    .number(
      "strokeStart", \CAShapeLayer.strokeStart, "Where along the path the stroke starts, 0 to 1.", in: 0...1),
    .number("strokeEnd", \CAShapeLayer.strokeEnd, "Where along the path the stroke ends, 0 to 1.", in: 0...1),
    .number(
      "lineWidth", \CAShapeLayer.lineWidth, "In points; 1 unless given.", in: 0...ReadingContext.numberLimit),
    .number("miterLimit", \CAShapeLayer.miterLimit, "10 unless given.", in: 0...ReadingContext.numberLimit),
    .number("lineDashPhase", \CAShapeLayer.lineDashPhase, "How far into the pattern the stroke starts."),
    .of(
      "lineDashPattern", .nullable(.list(.positive)), "Lengths drawn and left out in turn, in points.", dashes
    ) {
      (layer: CAShapeLayer, lengths: [Double]?) in
      layer.lineDashPattern = lengths?.map { NSNumber(value: $0) }
    },
    .constant("lineCap", \CAShapeLayer.lineCap, ["butt", "round", "square"], "How lines end."),
    .constant("lineJoin", \CAShapeLayer.lineJoin, ["miter", "round", "bevel"], "How lines meet."),
  ]

  nonisolated(unsafe) static let text: [LayerProperty] = [
    .of(
      "textStyle", .choice(SceneFont.styleNames), "A style of the system: sets font and size.",
      { $0.choice($1, SceneFont.styleNames) }
    ) {
      (layer: CATextLayer, name: String) in
      guard let style = SceneFont.styles[name] else { return }
      layer.font = Font.system(style)
      layer.fontSize = style.pointSize
    },
    .of("font", .font, "A font's name, or its traits.", { $0.font($1) }) {
      (layer: CATextLayer, font: SceneFont) in layer.font = font.font(size: layer.fontSize)
    },
    .number("fontSize", \CATextLayer.fontSize, "In points; 36 unless given.", in: 0...100_000),
    .color("foregroundColor", \CATextLayer.foregroundColor, "White unless given."),
    .of(
      "string", .either([.text, .number, .list(.named("run"))]), "The text, or a list of runs.",
      { $0.runs($1) }
    ) {
      (layer: CATextLayer, runs: [SceneRun]) in layer.string = SceneRun.value(runs, in: layer)
    },
    .flag("wrapped", \CATextLayer.isWrapped, "Whether lines are broken at the width of the bounds."),
    .constant(
      "truncationMode", \CATextLayer.truncationMode, ["none", "start", "middle", "end"],
      "Where an ellipsis goes when text doesn't fit."),
    .constant(
      "alignmentMode", \CATextLayer.alignmentMode, ["natural", "left", "right", "center", "justified"],
      "Where lines lie."),
  ]

  nonisolated(unsafe) static let gradient: [LayerProperty] = [
    .constant(
      "gradientType", \CAGradientLayer.type, ["axial", "radial", "conic"], "How it runs; axial unless given."),
    .of(
      "colors", .list(.color), "In order.",
      { context, node in context.list(node, of: "colours") { context.color($0) } }
    ) {
      (layer: CAGradientLayer, colors: [RGBA?]) in layer.colors = colors.map { CGColor($0 ?? .clear) }
    },
    .of("locations", .list(.share), "Where each colour lies, 0 to 1, ascending.", shares) {
      (layer: CAGradientLayer, locations: [Double]) in
      layer.locations = locations.map { NSNumber(value: $0) }
    },
    .point("startPoint", \CAGradientLayer.startPoint, "In shares of the bounds; [0.5, 0] unless given."),
    .point("endPoint", \CAGradientLayer.endPoint, "In shares of the bounds; [0.5, 1] unless given."),
  ]

  nonisolated(unsafe) static let replicator: [LayerProperty] = [
    .of(
      "instanceCount", .integer(0, 10_000), "Copies, the first included.", { $0.integer($1, in: 0...10_000) }
    ) {
      (layer: CAReplicatorLayer, count: Int) in layer.instanceCount = count
    },
    .seconds(
      "instanceDelay", \CAReplicatorLayer.instanceDelay,
      "By which each copy's time lies behind that of the one before."),
    .transform(
      "instanceTransform", \CAReplicatorLayer.instanceTransform,
      "Applied once more to each copy, about the layer's centre."),
    .color(
      "instanceColor", \CAReplicatorLayer.instanceColor,
      "The colour that the first copy is multiplied by; white unless given."),
    .float(
      "instanceRedOffset", \CAReplicatorLayer.instanceRedOffset,
      "Added to the red of each copy after the first."),
    .float("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset, "Added to the green."),
    .float("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset, "Added to the blue."),
    .float("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset, "Added to the opacity."),
    .flag("preservesDepth", \CAReplicatorLayer.preservesDepth, "Whether copies lie in one space."),
  ]

  nonisolated(unsafe) static let emitter: [LayerProperty] = [
    .point("emitterPosition", \CAEmitterLayer.emitterPosition, "Where particles come from."),
    .number("emitterZPosition", \CAEmitterLayer.emitterZPosition, "Its depth."),
    .size("emitterSize", \CAEmitterLayer.emitterSize, "Of the shape that they come from."),
    .number("emitterDepth", \CAEmitterLayer.emitterDepth, "Of the shape that they come from."),
    .constant(
      "emitterShape", \CAEmitterLayer.emitterShape,
      ["point", "line", "rectangle", "cuboid", "circle", "sphere"], "Initially a point."),
    .constant(
      "emitterMode", \CAEmitterLayer.emitterMode, ["points", "outline", "surface", "volume"],
      "Where on the shape; volume unless given."),
    .constant(
      "renderMode", \CAEmitterLayer.renderMode,
      ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"],
      "In which order, and how, particles are drawn."),
    .of(
      "seed", .integer(0, Int(UInt32.max)), "Makes another choice of chances; that of the run unless given.",
      { $0.integer($1, in: 0...Int(UInt32.max)) }
    ) {
      (layer: CAEmitterLayer, seed: Int) in layer.seed = UInt32(seed)
    },
    .float("birthRate", \CAEmitterLayer.birthRate, "Multiplies that of the cells.", in: 0...1e6),
    .float("lifetime", \CAEmitterLayer.lifetime, "Multiplies that of the cells.", in: 0...1e6),
    .float("velocity", \CAEmitterLayer.velocity, "Multiplies that of the cells."),
    .float("scale", \CAEmitterLayer.scale, "Multiplies that of the cells."),
    .float("spin", \CAEmitterLayer.spin, "Multiplies that of the cells."),
    .flag("preservesDepth", \CAEmitterLayer.preservesDepth, "Of no effect."),
    .of("emitterCells", .list(.named("cell")), "The kinds of particles.", { $0.cells($1) }) {
      (layer: CAEmitterLayer, cells: [CAEmitterCell]) in layer.emitterCells = cells
    },
  ]

  private static func shares(_ context: ReadingContext, _ node: JSONNode) -> [Double]? {
    guard let list = context.list(node, of: "numbers from 0 to 1", { context.number($0, in: 0...1) }) else {
      return nil
    }
    guard zip(list, list.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      context.wrong(node, "a list that ascends")
      return nil
    }
    return list
  }

  private static func dashes(_ context: ReadingContext, _ node: JSONNode) -> [Double]?? {
    if node.isNull { return .some(nil) }
    return context.list(node, of: "lengths") { context.number($0, in: 0...ReadingContext.numberLimit) }
  }
}
