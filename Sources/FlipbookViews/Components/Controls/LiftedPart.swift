import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws the lifted part, or the preview that the modified view is, between its place on the page and its own.
struct LiftedPart: ElementModifier {
  /// How long a finger has rested on the part: from 0 to 1, as the menu opens.
  var press: Double
  /// From 0, on the page, to 1, off it.
  var amount: Double
  let lift: MenuLift
  /// Whether the modified view takes the part's place.
  let hasPreview: Bool
  static var affectsLayout: Bool { true }

  init(press: Double, amount: Double, lift: MenuLift, hasPreview: Bool) {
    (self.press, self.amount, self.lift, self.hasPreview) = (press, amount, lift, hasPreview)
  }

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(press, amount) }
    set { (press, amount) = (newValue.first, newValue.second) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize { content.runtime.size }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    // The preview takes what it wants of the room beside the margins.
    let room = ProposedViewSize(
      width: size.width - 2 * LiftMetrics.margin, height: size.height - 2 * LiftMetrics.margin)
    let own = content.sizeThatFits(room)
    lift.previewSize = hasPreview ? own : nil
    content.place(at: .zero, proposal: room)
  }

  private func rect(from source: CGRect) -> CGRect {
    let scale = LiftMetrics.pressScale(press, size: source.size)
    let held = source.insetBy(
      dx: source.width * (1 - scale) / 2, dy: source.height * (1 - scale) / 2)
    let target = lift.target
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * amount }
    return CGRect(
      x: between(held.minX, target.minX), y: between(held.minY, target.minY),
      width: max(1, between(held.width, target.width)), height: max(1, between(held.height, target.height)))
  }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    guard let part = lift.content, let source = part.frame, source.width > 0, source.height > 0 else {
      return
    }
    let rect = rect(from: source)
    let isPreviewed = hasPreview && amount > 0
    let outline =
      isPreviewed
      ? Path(roundedRect: rect, cornerRadius: LiftMetrics.previewRadius)
      : part.outline(in: rect)
    drawShadow(of: outline, in: context)
    var inner = context
    inner.clip(to: outline)
    if let ground = part.ground { inner.fill(outline, with: .color(ground)) }
    var own = inner
    own.translateBy(x: rect.minX, y: rect.minY)
    own.scaleBy(
      x: rect.width / source.width, y: isPreviewed ? rect.width / source.width : rect.height / source.height)
    part.record(in: own)
    if isPreviewed { drawPreview(content, rect, in: inner, element.environment) }
  }

  /// Draws the preview over the part, as wide as the rectangle.
  private func drawPreview(
    _ content: Element, _ rect: CGRect, in context: GraphicsContext, _ environment: EnvironmentValues
  ) {
    let size = content.layoutFrame.size
    let scale = rect.width / max(size.width, 1)
    var front = context
    front.opacity = min(max(amount, 0), 1)
    front.drawGroup { group in
      var group = group
      group.fill(
        Path(rect), with: .color(SystemGrounds.plain(environment.colorScheme, isElevated: true)))
      group.translateBy(x: rect.minX, y: rect.midY - size.height * scale / 2)
      group.scaleBy(x: scale, y: scale)
      content.recordPlaced(in: group)
    }
  }

  private func drawShadow(of outline: Path, in context: GraphicsContext) {
    let strength = max(min(max(amount, 0), 1), min(max(press, 0), 1) * 0.4)
    guard strength > 0.001 else { return }
    var shadow = context
    shadow.clip(to: outline, options: .inverse)
    shadow.addFilter(.shadow(color: .black.opacity(0.3 * strength), radius: 18, options: .shadowOnly))
    shadow.fill(outline, with: .color(.black))
  }
}
