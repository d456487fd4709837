import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A modifier that changes how each element of a view is laid out or drawn. Its data is animated.
@MainActor
package protocol ElementModifier: ViewModifier, Animatable where Body == Never {
  /// Whether animating the data changes the layout, or only the picture.
  static var affectsLayout: Bool { get }
  /// Whether the content is drawn over the whole film.
  static var isPortal: Bool { get }
  /// Whether it means the same around many rows as around each of them.
  static var meansRuns: Bool { get }
  /// Whether each row of a run is modified by itself inside of it.
  static var isInRuns: Bool { get }
  /// Whether the content is placed relative to the modified element, whatever moves it.
  static var holdsContent: Bool { get }
  /// Whether opacity is that of the whole, and not of each part.
  static var compositesAsOne: Bool { get }
  /// Whether what the modifier draws fades with content that comes or goes.
  static var fadesWithContent: Bool { get }
  /// Whether ``resolve(in:)`` does something.
  static var dependsOnEnvironment: Bool { get }

  /// Takes from the environment what the data to animate depends on, such as the colour that a name stands for.
  mutating func resolve(in environment: EnvironmentValues)
  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize
  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize)
  func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat?
  func changeTraits(_ traits: inout ElementTraits)
  /// The z-index of the modified element; that of its content unless the modifier sets one in the traits too.
  ///
  /// Asked for each element of each picture, so that the modifier is copied only where its value matters.
  ///
  /// - Parameter modifier: The modifier as it is shown.
  static func zIndex(of content: Element, _ modifier: () -> Self) -> Double
  /// Likewise the layout priority, which each layout asks for.
  static func layoutPriority(of content: Element, _ modifier: () -> Self) -> Double
  func spacing(of content: Element) -> ViewSpacing
  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element)
  /// From the coordinates of the content's parent to those of the modified element, beyond the content's place.
  func contentTransform(size: CGSize) -> ProjectionTransform
  func allowsHits(at point: CGPoint, size: CGSize) -> Bool
  /// Whether the modified element has something to touch at a point where its content has nothing.
  func isHit(at point: CGPoint, size: CGSize) -> Bool
  var gestures: [AttachedGesture] { get }
  /// The gestures, where they depend on the element.
  func gestures(of element: Element) -> [AttachedGesture]
  var hover: HoverHandler? { get }
  var control: ControlInfo? { get }
  var accessibilityNames: [String] { get }
  var coordinateSpaceName: AnyHashable? { get }
}

extension ElementModifier {
  package static var affectsLayout: Bool { false }
  package static var isPortal: Bool { false }
  package static var dependsOnEnvironment: Bool { false }
  package static var meansRuns: Bool { false }
  package static var isInRuns: Bool { false }
  package static var holdsContent: Bool { false }
  package static var compositesAsOne: Bool { false }
  package static var fadesWithContent: Bool { false }
  package mutating func resolve(in environment: EnvironmentValues) {}

  package func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    content.sizeThatFits(proposal)
  }

  package func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: proposal)
  }

  package func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat? {
    // Guides are asked for before the first place is given: then, and usually after, the content fills the element.
    let frame = content.layoutFrame
    guard frame.origin != .zero else { return content.explicitAlignment(key, in: size) }
    return content.explicitAlignment(key, in: frame.size).map {
      $0 + (key.axis == .horizontal ? frame.minX : frame.minY)
    }
  }

  package func changeTraits(_ traits: inout ElementTraits) {}
  package static func zIndex(of content: Element, _ modifier: () -> Self) -> Double { content.zIndex }
  package static func layoutPriority(of content: Element, _ modifier: () -> Self) -> Double {
    content.layoutPriority
  }
  package func spacing(of content: Element) -> ViewSpacing { content.knownSpacing }

  package func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    content.recordPlaced(in: context)
  }

  package func contentTransform(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
  package func allowsHits(at point: CGPoint, size: CGSize) -> Bool { true }
  package func isHit(at point: CGPoint, size: CGSize) -> Bool { false }
  package var gestures: [AttachedGesture] { [] }
  package func gestures(of element: Element) -> [AttachedGesture] { gestures }
  package var hover: HoverHandler? { nil }
  package var control: ControlInfo? { nil }
  package var accessibilityNames: [String] { [] }
  package var coordinateSpaceName: AnyHashable? { nil }

  public static func _makeNode<C: View>(view: ModifiedContent<C, Self>, inputs: _ViewInputs)
    -> _TypedNode<ModifiedContent<C, Self>>
  {
    ElementModifierNode(view: view, inputs: inputs)
  }
}

/// An element changed by a modifier.
@MainActor
package final class ModifierElement<Modifier: ElementModifier>: Element {
  package let content: Element
  private let value: AnimatedValue<Modifier>

  package init(node: _ViewNode, content: Element, value: AnimatedValue<Modifier>) {
    self.content = content
    self.value = value
    super.init(node: node)
    content.parent = self
    if Modifier.fadesWithContent { content.fadesInParent = true }
    if Modifier.isPortal { runtime.portals.add(self) }
    if Modifier.self == PageBehindModifier.self { runtime.pagesBehind.add(self) }
    if Modifier.self == ZIndexModifier.self { runtime.hasZIndices = true }
  }

  package override var modified: Element? { content }
  package override var isPortal: Bool { Modifier.isPortal }
  override var holdsContent: Bool { Modifier.holdsContent }
  override var shownFade: AnimatedValue<_OpacityEffect>? {
    Modifier.fadesWithContent ? content.shownFade ?? fade : fade
  }
  package override var compositesAsOne: Bool { Modifier.compositesAsOne }

  package var modifier: Modifier { value.presentation }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    modifier.sizeThatFits(proposal, content: content)
  }

  package override func layoutContent(in size: CGSize, proposal: ProposedViewSize) {
    modifier.place(content, in: size, proposal: proposal)
  }

  package override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    modifier.explicitAlignment(key, in: size, content: content)
  }

  package override var traits: ElementTraits {
    var traits = content.traits
    modifier.changeTraits(&traits)
    return traits
  }

  package override var zIndex: Double { Modifier.zIndex(of: content) { value.presentation } }
  package override var layoutPriority: Double { Modifier.layoutPriority(of: content) { value.presentation } }
  package override var spacing: ViewSpacing { modifier.spacing(of: content) }
  override var run: LazyRunElement? { Modifier.meansRuns ? content.run : nil }
  package override var isSpacer: Bool { content.isSpacer && !Modifier.affectsLayout }

  package override func record(in context: GraphicsContext, size: CGSize) {
    modifier.record(content, in: context, size: size, element: self)
  }

  package override var subelements: [Element] { [content] }

  package override func allowsHits(at point: CGPoint) -> Bool {
    modifier.allowsHits(at: point, size: displayFrame.size)
  }

  package override func isHit(at point: CGPoint) -> Bool {
    modifier.isHit(at: point, size: displayFrame.size)
  }
  package override var coordinateSpaceName: AnyHashable? { modifier.coordinateSpaceName }
  package override var gestures: [AttachedGesture] { modifier.gestures(of: self) }
  package override var hover: HoverHandler? { modifier.hover }
  package override var control: ControlInfo? { modifier.control }
  package override var accessibilityNames: [String] { modifier.accessibilityNames }

  package override func transformFromContent(_ content: Element) -> ProjectionTransform {
    modifier.contentTransform(size: displayFrame.size)
  }
}

/// The node of a view with a modifier of its elements: each of them is modified by itself.
@MainActor
final class ElementModifierNode<Content: View, Modifier: ElementModifier>: _TypedNode<
  ModifiedContent<Content, Modifier>
>
{
  private var value: AnimatedValue<Modifier>!
  private var child: _TypedNode<Content>!
  private var wrappers: [ModifierElement<Modifier>] = []
  private var modifier: Modifier
  private let properties: DynamicPropertyLayout
  private var slots: [AnyObject?]

  override var passesRows: Bool { Modifier.meansRuns || Modifier.isInRuns }
  override var passesLoneAxis: Bool { true }
  private lazy var stack = LoneStack(node: self)

  init(view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs) {
    modifier = view.modifier
    properties = DynamicPropertyLayout.of(Modifier.self)
    slots = properties.makeSlots()
    super.init(inputs: inputs)
    properties.connect(&modifier, slots: &slots, node: self)
    value = AnimatedValue(resolved, node: self) { [unowned self] in presentationChanged() }
    child = Content._makeNode(view: view.content, inputs: self.inputs)
  }

  override func update(view: ModifiedContent<Content, Modifier>, inputs: _ViewInputs) {
    let environmentChanged = inputs.environment.version != environment.version
    environment = inputs.environment
    if !ViewComparison.areEqual(modifier, view.modifier) || environmentChanged && dependsOnEnvironment {
      modifier = view.modifier
      refresh()
    }
    child.update(view: view.content, inputs: self.inputs)
  }

  override func refresh() {
    properties.connect(&modifier, slots: &slots, node: self)
    value.set(resolved)
    // Values that don't animate may have changed as well.
    presentationChanged()
  }

  private var dependsOnEnvironment: Bool { properties.readsEnvironment || Modifier.dependsOnEnvironment }

  private var resolved: Modifier {
    var modifier = self.modifier
    modifier.resolve(in: environment)
    return modifier
  }

  override func environmentChanged() {
    if dependsOnEnvironment { refresh() }
  }

  private func presentationChanged() {
    for wrapper in wrappers {
      if Modifier.affectsLayout { wrapper.invalidateLayout() } else { wrapper.invalidateDisplay() }
    }
  }

  override func makeElements() -> [Element] {
    let contents = loneAxis == nil ? child.elements : stack.gather(child.elements)
    if Modifier.isInRuns, contents.contains(where: { $0.run != nil }) { return wrapOthers(contents) }
    if contents.count == wrappers.count, zip(contents, wrappers).allSatisfy({ $0 === $1.content }) {
      zip(contents, wrappers).forEach { $1.isLeaving = $0.isLeaving }
      return wrappers
    }
    var known: [ObjectIdentifier: ModifierElement<Modifier>] = [:]
    for wrapper in wrappers { known[ObjectIdentifier(wrapper.content)] = wrapper }
    wrappers = contents.map { content in
      let wrapper =
        known[ObjectIdentifier(content)] ?? ModifierElement(node: self, content: content, value: value)
      wrapper.isLeaving = content.isLeaving
      return wrapper
    }
    return wrappers
  }

  /// Wraps all but runs, in which each row is modified already.
  private func wrapOthers(_ contents: [Element]) -> [Element] {
    var known: [ObjectIdentifier: ModifierElement<Modifier>] = [:]
    for wrapper in wrappers { known[ObjectIdentifier(wrapper.content)] = wrapper }
    wrappers = []
    return contents.map { content in
      if content.run != nil { return content }
      let wrapper =
        known[ObjectIdentifier(content)] ?? ModifierElement(node: self, content: content, value: value)
      wrapper.isLeaving = content.isLeaving
      wrappers.append(wrapper)
      return wrapper
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func remove() {
    super.remove()
    properties.disconnect(&slots)
  }
}
