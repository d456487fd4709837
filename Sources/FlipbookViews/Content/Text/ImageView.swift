import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Image: View {
  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that draws the image.
  public static func _makeNode(view: Image, inputs: _ViewInputs) -> _TypedNode<Image> {
    ImageNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class ImageNode: LeafNode<Image> {
  private(set) var style: AnimatedStyle!
  private(set) var motion: ContentMotion<Image>!

  override init(view: Image, inputs: _ViewInputs) {
    super.init(view: view, inputs: inputs)
    style = AnimatedStyle(ForegroundStyle(), node: self) { [unowned self] in
      elements.forEach { $0.invalidateDisplay() }
    }
    motion = ContentMotion(node: self) { [unowned self] in elements.forEach { $0.invalidateDisplay() } }
  }

  override func viewChanged(from old: Image) {
    style.set(ForegroundStyle())
    if old != view {
      motion.replace(
        old, size: elements.first?.layoutFrame.size ?? .zero, countsDown: false,
        isIdentity: environment.contentTransition == .identity,
        fallback: environment.contentTransition == .symbolEffect ? .snappy(duration: 0.4) : nil)
    }
    super.viewChanged(from: old)
  }

  override func makeElement() -> Element { ImageElement(imageNode: self) }
}

@MainActor
private final class ImageElement: Element {
  private unowned let imageNode: ImageNode

  init(imageNode: ImageNode) {
    self.imageNode = imageNode
    super.init(node: imageNode)
  }

  private var resolved: GraphicsContext.ResolvedImage {
    GraphicsContext.ResolvedImage(
      imageNode.view.variant(environment.symbolVariants), environment: environment,
      resources: runtime.resources)
  }

  override var isImage: Bool { true }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = resolved.size
    return imageNode.view.isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return resolved.baseline
  }

  override var spacing: ViewSpacing {
    guard imageNode.view.isSymbol, imageNode.view.resizing == nil else { return ViewSpacing() }
    let resolved = resolved
    return ViewSpacing(symbolWithDescent: resolved.size.height - resolved.baseline)
  }

  override var accessibilityNames: [String] { imageNode.view.accessibilityNames }

  override func record(in context: GraphicsContext, size: CGSize) {
    var context = context
    context.environment = environment
    if environment.redactionReasons.contains(.placeholder) {
      context.fill(
        Path(CGRect(origin: .zero, size: size)), with: .color(RedactionReasons.ground))
      return
    }
    context.add(imageNode.style.effects)
    let rect = pixelRect(size: size)
    var appearance = SymbolAppearance()
    if imageNode.view.isSymbol {
      for motion in environment.symbolMotions { appearance.add(motion.appearance(for: self)) }
    }
    appearance.apply(to: &context, size: size)
    let motion: ContentMotion<Image> = imageNode.motion
    let shrinks = environment.contentTransition == .symbolEffect && imageNode.view.isSymbol
    for item in motion.outgoing {
      var faded = context
      if shrinks {
        let looks = SymbolReplacement(progress: motion.progress)
        faded.opacity *= item.opacity * looks.oldOpacity
        faded.scale(looks.oldScale, about: size)
      } else {
        faded.opacity *= motion.opacity(of: item)
      }
      let corner = CGPoint(x: (size.width - item.size.width) / 2, y: (size.height - item.size.height) / 2)
      draw(
        item.value.variant(environment.symbolVariants), appearance: appearance, in: faded,
        rect: CGRect(origin: corner, size: item.size))
    }
    if motion.isUnderWay {
      let looks = SymbolReplacement(progress: motion.progress)
      context.opacity *= shrinks ? looks.newOpacity : max(0, min(1, motion.progress))
      if shrinks { context.scale(looks.newScale, about: size) }
    }
    draw(imageNode.view.variant(environment.symbolVariants), appearance: appearance, in: context, rect: rect)
  }

  /// Draws an image; a symbol in its parts, where these have different looks.
  private func draw(_ image: Image, appearance: SymbolAppearance, in context: GraphicsContext, rect: CGRect) {
    var resolved = GraphicsContext.ResolvedImage(
      image, environment: environment, resources: runtime.resources)
    resolved.shading = imageNode.style.shading(in: rect)
    let shading = imageNode.style.shading(in: rect)
    let value = image.symbolValue
    let asked = image.symbolRenderingMode ?? environment.symbolRenderingMode
    let mode = image.rendersOriginal ? .multicolor : asked?.kind ?? .monochrome
    // Several styles for the foreground mean a palette.
    let isPalette = mode == .palette || mode == .monochrome && !environment.foregroundLevels.isEmpty
    guard let name = image.symbolName,
      isPalette || mode != .monochrome || value != nil || appearance.variable != nil,
      let layers = resolved.symbolLayers
    else { return context.draw(resolved, in: rect) }
    let colors = mode == .multicolor ? SymbolColors.palette(of: name) : nil
    let steps = Double(max(1, layers.layers.count))
    let count = layers.layers.count
    context.draw(layers, of: resolved, in: rect) { layer in
      var opacity = 1.0
      if let value, layer.order > 0 || value <= 0 {
        opacity = layer.order < value * steps / max(1, steps - 1) - 1e-9 ? 1 : 0.3
      }
      if let light = appearance.variable {
        let place = Int((layer.order * Double(max(0, count - 1))).rounded())
        opacity *= light.opacity(of: place, parts: max(1, count))
      }
      // A sign that can't be told from its plate has the plate's colour.
      if let colors {
        return (.color(colors[min(count == 1 ? colors.count : layer.role, colors.count - 1)]), opacity)
      }
      if isPalette {
        return (layer.role == 0 ? shading : .style(HierarchicalShapeStyle(level: layer.role)), opacity)
      }
      if mode == .hierarchical { opacity *= [1, 0.5, 0.25][min(2, layer.role)] }
      return (shading, opacity)
    }
  }

  override func isHit(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: displayFrame.size).contains(point)
  }
}

extension Image {
  fileprivate var symbolName: String? {
    if case .symbol(let name, _) = source { name } else { nil }
  }
  fileprivate var symbolValue: Double? {
    if case .symbol(_, let value) = source { value } else { nil }
  }
  fileprivate var isSymbol: Bool { symbolName != nil }
  /// Whether a symbol was asked for in its own colours.
  fileprivate var rendersOriginal: Bool { isSymbol && renderingMode == .original }
}

extension SymbolAppearance {
  fileprivate func apply(to context: inout GraphicsContext, size: CGSize) {
    if opacity != 1 { context.opacity *= max(0, min(1, opacity)) }
    guard scale != 1 || x != 0 || y != 0 || degrees != 0 else { return }
    context.translateBy(x: size.width / 2 + x * size.height, y: size.height / 2 + y * size.height)
    if degrees != 0 { context.rotate(by: .degrees(degrees)) }
    if scale != 1 { context.scaleBy(x: scale, y: scale) }
    context.translateBy(x: -size.width / 2, y: -size.height / 2)
  }
}

extension GraphicsContext {
  fileprivate mutating func scale(_ scale: Double, about size: CGSize) {
    translateBy(x: size.width / 2, y: size.height / 2)
    scaleBy(x: scale, y: scale)
    translateBy(x: -size.width / 2, y: -size.height / 2)
  }
}
