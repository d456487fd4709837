import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Image: View {
  public typealias Body = Never

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
        isIdentity: environment.contentTransition == .identity)
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

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = resolved.size
    return imageNode.view.isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return resolved.baseline
  }

  override var accessibilityNames: [String] { imageNode.view.accessibilityNames }

  override func record(in context: GraphicsContext, size: CGSize) {
    var context = context
    context.environment = environment
    if environment.redactionReasons.contains(.placeholder) {
      context.fill(
        Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 4),
        with: .style(_SystemShapeStyle.fill))
      return
    }
    context.add(imageNode.style.effects)
    let rect = CGRect(origin: .zero, size: size)
    let motion: ContentMotion<Image> = imageNode.motion
    for item in motion.outgoing {
      var old = GraphicsContext.ResolvedImage(
        item.value, environment: environment, resources: runtime.resources)
      old.shading = imageNode.style.shading(in: rect)
      var faded = context
      faded.opacity *= motion.opacity(of: item)
      let corner = CGPoint(x: (size.width - item.size.width) / 2, y: (size.height - item.size.height) / 2)
      faded.draw(old, in: CGRect(origin: corner, size: item.size))
    }
    var image = resolved
    image.shading = imageNode.style.shading(in: rect)
    context.opacity *= motion.isUnderWay ? max(0, min(1, motion.progress)) : 1
    context.draw(image, in: rect)
  }

  override func isHit(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: displayFrame.size).contains(point)
  }
}
