import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Text: View {
  public typealias Body = Never

  public static func _makeNode(view: Text, inputs: _ViewInputs) -> _TypedNode<Text> {
    TextNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class TextNode: LeafNode<Text> {
  private(set) var style: AnimatedStyle!

  override init(view: Text, inputs: _ViewInputs) {
    super.init(view: view, inputs: inputs)
    style = AnimatedStyle(ForegroundStyle(), node: self) { [unowned self] in
      elements.forEach { $0.invalidateDisplay() }
    }
  }

  override func viewChanged(from old: Text) {
    style.set(ForegroundStyle())
    super.viewChanged(from: old)
  }

  override func makeElement() -> Element { TextElement(textNode: self) }
}

@MainActor
private final class TextElement: Element {
  private unowned let textNode: TextNode

  init(textNode: TextNode) {
    self.textNode = textNode
    super.init(node: textNode)
  }

  private var content: TextContent { textNode.view.content(in: environment) }

  private func layout(in proposal: ProposedViewSize) -> TextLayout {
    runtime.resources.textEngine.layout(
      content, in: CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = layout(in: proposal).size
    // Whole pixels, rounded up, so that the text fits again in the size it asked for.
    let scale = environment.displayScale
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return layout(in: ProposedViewSize(size)).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return layout(in: ProposedViewSize(size)).lastBaseline
    }
    return nil
  }

  override var spacing: ViewSpacing { ViewSpacing(.text) }
  override var accessibilityNames: [String] { [textNode.view.plainString] }

  override func record(in context: GraphicsContext, size: CGSize) {
    var context = context
    context.environment = environment
    var text = context.resolve(textNode.view)
    text.shading = textNode.style.shading(in: CGRect(origin: .zero, size: size))
    context.draw(text, in: CGRect(origin: .zero, size: size))
  }

  override func isHit(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: displayFrame.size).contains(point)
  }
}
