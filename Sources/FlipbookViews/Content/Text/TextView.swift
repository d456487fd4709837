import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Text: View {
  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that draws the text.
  public static func _makeNode(view: Text, inputs: _ViewInputs) -> _TypedNode<Text> {
    TextNode(view: view, inputs: inputs)
  }
}

extension Text {
  /// The style or the colour that the text gives all of itself; without one, the style of what is around it.
  fileprivate func wholeStyle(in environment: EnvironmentValues) -> any ShapeStyle {
    if let style { return style.style }
    let runs = content(in: environment).runs
    guard let color = runs.first?.color, runs.allSatisfy({ $0.color == color }) else {
      return ForegroundStyle()
    }
    return Color(color)
  }
}

@MainActor
private final class TextNode: LeafNode<Text> {
  private(set) var style: AnimatedStyle!
  private(set) var motion: ContentMotion<Text>!
  private(set) var contentTransition: ContentTransition

  override init(view: Text, inputs: _ViewInputs) {
    contentTransition = inputs.environment.contentTransition
    super.init(view: view, inputs: inputs)
    style = AnimatedStyle(view.wholeStyle(in: environment), node: self) { [unowned self] in
      elements.forEach { $0.invalidateDisplay() }
    }
    motion = ContentMotion(node: self) { [unowned self] progress in
      contentTransition.isNumeric ? NumericRoll(progress: progress, places: 1).share(of: 0) : progress
    } changed: { [unowned self] in
      elements.forEach { $0.invalidateDisplay() }
    }
    followTime()
  }

  /// The present string of a text that follows film time, to find changes; nil for one that does not.
  private var live: String?

  private func followTime() {
    guard view.isLive != (live != nil) else { return }
    guard view.isLive else {
      live = nil
      return runtime.stopObservingFrames(owner: self)
    }
    live = view.plainString
    runtime.observeFrames(owner: self) { [weak self] in
      guard let self, !isRemoved, live != view.plainString else { return }
      live = view.plainString
      elements.forEach { $0.invalidateLayout() }
    }
  }

  override func remove() {
    super.remove()
    if live != nil { runtime.stopObservingFrames(owner: self) }
  }

  override func viewChanged(from old: Text) {
    followTime()
    style.set(view.wholeStyle(in: environment))
    let transition = environment.contentTransition
    if old.plainString != view.plainString || old.segments.map(\.image) != view.segments.map(\.image) {
      motion.replace(
        old, size: elements.first?.layoutFrame.size ?? .zero,
        countsDown: transition.countsDown(after: contentTransition),
        isIdentity: transition == .identity)
    }
    contentTransition = transition
    super.viewChanged(from: old)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard K.self == Text.LayoutKey.self else { return super.preference(key) }
    // From now on changes of layouts are changes of a preference.
    runtime.readsTextLayouts = true
    guard let element = elements.first as? TextElement else { return nil }
    let anchored = Text.LayoutKey.AnchoredLayout(
      origin: Anchor(source: .point(.zero), element: element),
      layout: element.textLayout(in: element.layoutFrame.size))
    return [anchored] as? K.Value
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

  override var isText: Bool { true }

  private var content: TextContent { textNode.view.content(in: environment, resources: runtime.resources) }

  private func layout(in proposal: ProposedViewSize) -> TextLayout {
    runtime.resources.textEngine.layout(
      content, in: CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity))
  }

  /// The text as it is drawn in a size.
  func textLayout(in size: CGSize) -> Text.Layout {
    Text.Layout(
      layout(in: ProposedViewSize(size)), text: textNode.view,
      shading: textNode.style.shading(in: CGRect(origin: .zero, size: size)))
  }

  override func layoutContent(in size: CGSize, proposal: ProposedViewSize) {
    if runtime.readsTextLayouts { runtime.preferencesChanged() }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size: CGSize
    if let renderer = environment.textRenderer {
      size = renderer.sizeThatFits(
        proposal: proposal, text: TextProxy(content: content, engine: runtime.resources.textEngine))
    } else {
      size = takesNoRoom ? .zero : layout(in: proposal).size
    }
    let least = reservedHeight
    // Whole pixels, rounded up, so that the text fits again in the size it asked for.
    let scale = environment.displayScale
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(max(least, size.height)))
  }

  /// The height of the lines that the text takes room for at least.
  private var reservedHeight: CGFloat {
    guard environment.reservedLines > 1 else { return 0 }
    let lines = Text(
      verbatim: Array(repeating: "A", count: environment.reservedLines).joined(separator: "\n"))
    let content = lines.content(in: environment, resources: runtime.resources)
    return runtime.resources.textEngine.layout(
      content, in: CGSize(width: CGFloat.infinity, height: .infinity)
    )
    .size.height
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return layout(in: ProposedViewSize(size)).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return layout(in: ProposedViewSize(size)).lastBaseline
    }
    return key == HorizontalAlignment.listRowSeparatorLeading.key ? 0 : nil
  }

  /// Whether there is nothing in the text, which has no line then either.
  private var takesNoRoom: Bool {
    guard !environment.emptyTextsKeepALine else { return false }
    return textNode.view.plainString.isEmpty && textNode.view.segments.allSatisfy { $0.image == nil }
  }

  override var spacing: ViewSpacing {
    guard !takesNoRoom else { return ViewSpacing() }
    let content = self.content
    guard let largest = content.runs.map(\.font).max(by: { $0.size < $1.size }) else { return ViewSpacing() }
    let metrics = runtime.resources.textEngine.measures(of: largest)
    return ViewSpacing(
      ascent: metrics.ascent - metrics.addedAscent, descent: metrics.descent,
      leading: (largest.lineHeight ?? 0) - metrics.ascent - metrics.descent, capHeight: metrics.capHeight,
      pixel: environment.pixelLength)
  }

  override var accessibilityNames: [String] { [textNode.view.spokenString] }

  override func record(in context: GraphicsContext, size: CGSize) {
    var context = context
    context.environment = environment
    if environment.redactionReasons.contains(.placeholder) {
      return recordPlaceholder(in: context, size: size)
    }
    context.add(textNode.style.effects)
    if textNode.motion.isUnderWay { return recordChange(in: context, size: size) }
    if let renderer = environment.textRenderer {
      return renderer.draw(layout: textLayout(in: layoutFrame.size), in: &context)
    }
    var text = context.resolve(textNode.view)
    // On the way from one colour to another, the shading has the present one.
    if textNode.style.isAnimating, textNode.view.wholeStyle(in: environment) is Color {
      text = text.uncolored
    }
    text.shading = textNode.style.shading(in: CGRect(origin: .zero, size: size))
    // Lines are broken for where the text goes to, from the first picture on.
    context.draw(text, in: CGRect(origin: pixelRect(size: size).origin, size: layoutFrame.size))
  }

  private func recordPlaceholder(in context: GraphicsContext, size: CGSize) {
    guard let font = content.runs.map(\.font).max(by: { $0.size < $1.size }), font.size > 0 else { return }
    let capHeight = runtime.resources.textEngine.measures(of: font).capHeight / font.size
    let placeholder = TextPlaceholder(
      of: layout(in: ProposedViewSize(size)), width: size.width, capHeight: capHeight)
    for bar in placeholder.bars {
      context.fill(
        Path(roundedRect: bar.rect, cornerRadius: bar.radius), with: .color(RedactionReasons.ground))
    }
  }

  /// Draws what was shown before on its way out and the text on its way in.
  private func recordChange(in context: GraphicsContext, size: CGSize) {
    let motion: ContentMotion<Text> = textNode.motion
    let shading = textNode.style.shading(in: CGRect(origin: .zero, size: size))
    let new = layout(in: ProposedViewSize(layoutFrame.size))
    let isNumeric = textNode.contentTransition.isNumeric
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    func origin(_ own: CGSize) -> CGPoint {
      let room = size.width - own.width
      let x = isNumeric ? room / 2 : isRightToLeft ? room : 0
      return CGPoint(x: x, y: (size.height - own.height) / 2)
    }
    let place = origin(layoutFrame.size)
    let outgoing = motion.outgoing.map { item in
      let content = item.value.content(in: environment, resources: runtime.resources)
      return TextChange.Outgoing(
        item: item, layout: runtime.resources.textEngine.layout(content, in: item.size),
        corner: origin(item.size))
    }
    let change = TextChange(
      context: context, shading: shading, motion: motion, outgoing: outgoing, new: new, place: place)
    if isNumeric { change.roll() } else { change.fade() }
  }

  override func isHit(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: displayFrame.size).contains(point)
  }
}

/// A change of a text as it is drawn: the texts that go and the one that comes, all from their leading edges.
@MainActor
private struct TextChange {
  /// A text that goes.
  struct Outgoing {
    let item: ContentMotion<Text>.Outgoing
    let layout: TextLayout
    /// Its top left corner.
    let corner: CGPoint
  }

  let context: GraphicsContext
  let shading: GraphicsContext.Shading
  let motion: ContentMotion<Text>
  let outgoing: [Outgoing]
  /// The text that comes.
  let new: TextLayout
  /// Its top left corner.
  let place: CGPoint

  /// Where new characters come from: 1 for below, in a text that counts up.
  private var direction: Double { motion.countsDown ? -1 : 1 }

  private func draw(_ layout: TextLayout, opacity: Double, at point: CGPoint) {
    var context = context
    context.opacity *= max(0, min(1, opacity))
    if context.opacity > 0 { context.draw(layout, shading: shading, origin: point) }
  }

  // MARK: Fading

  func fade() {
    if outgoing.count == 1, let old = outgoing.first { return crossFade(from: old.layout, at: old.corner) }
    for old in outgoing { draw(old.layout, opacity: motion.opacity(of: old.item), at: old.corner) }
    draw(new, opacity: motion.progress, at: place)
  }

  /// Letters that both texts have at one place stand still.
  private func crossFade(from old: TextLayout, at corner: CGPoint) {
    let progress = motion.progress
    let difference = GlyphDifference(from: old, to: new)
    var (gone, come) = (difference.gone, difference.come)
    var still: [GlyphDifference.Placed] = []
    for (before, after) in difference.kept {
      let x = corner.x + before.glyph.position.x - place.x - after.glyph.position.x
      let y = corner.y + before.glyph.position.y - place.y - after.glyph.position.y
      if abs(x) < 0.5, abs(y) < 0.5 {
        still.append(after)
      } else {
        gone.append(before)
        come.append(after)
      }
    }
    guard !still.isEmpty else {
      draw(old, opacity: 1 - progress, at: corner)
      return draw(new, opacity: progress, at: place)
    }
    draw(GlyphDifference.layout(gone, size: old.size), opacity: 1 - progress, at: corner)
    draw(GlyphDifference.layout(still, size: new.size), opacity: 1, at: place)
    draw(GlyphDifference.layout(come, size: new.size), opacity: progress, at: place)
  }

  // MARK: Rolling

  /// Has the characters that change roll, and the others move to their new places.
  func roll() {
    var difference: GlyphDifference?
    for old in outgoing {
      let found = GlyphDifference(from: old.layout, to: new)
      difference = found
      rollOut(old, found)
    }
    guard let difference, let corner = outgoing.last?.corner else {
      return draw(new, opacity: motion.progress, at: place)
    }
    moveKept(difference, from: corner)
    rollIn(difference)
  }

  private func rollOut(_ old: Outgoing, _ difference: GlyphDifference) {
    guard difference.gone.count <= NumericRoll.mostCharacters else {
      return draw(
        GlyphDifference.layout(difference.gone, size: old.layout.size), opacity: motion.opacity(of: old.item),
        at: old.corner)
    }
    let roll = NumericRoll(progress: motion.progress, places: difference.places)
    for placed in difference.gone {
      let share = roll.share(of: placed.place)
      NumericRoll.draw(
        placed, size: old.layout.size, at: old.corner,
        shift: direction * motion.shift(of: old.item, share: share),
        opacity: motion.opacity(of: old.item, share: share), shading: shading, in: context)
    }
  }

  private func moveKept(_ difference: GlyphDifference, from corner: CGPoint) {
    let rest = 1 - motion.progress
    let kept = GlyphDifference.layout(difference.kept.map(\.new), size: new.size) { index in
      let (old, new) = difference.kept[index]
      return CGPoint(
        x: (corner.x + old.glyph.position.x - place.x - new.glyph.position.x) * rest,
        y: (corner.y + old.glyph.position.y - place.y - new.glyph.position.y) * rest)
    }
    draw(kept, opacity: 1, at: place)
  }

  private func rollIn(_ difference: GlyphDifference) {
    guard difference.come.count <= NumericRoll.mostCharacters else {
      return draw(
        GlyphDifference.layout(difference.come, size: new.size), opacity: motion.progress, at: place)
    }
    let roll = NumericRoll(progress: motion.progress, places: difference.places)
    for placed in difference.come {
      let share = roll.share(of: placed.place)
      NumericRoll.draw(
        placed, size: new.size, at: place, shift: direction * (1 - share), opacity: share, shading: shading,
        in: context)
    }
  }
}
