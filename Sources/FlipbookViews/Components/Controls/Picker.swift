import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A choice of one among several views, identified by their tags.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Makes a picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Makes a picker with a label.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content, label: { label })
  }

  @Environment(\.pickerStyleKind) private var styleKind
  @Environment(\.listStyle) private var listStyle
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menu) private var menu
  @State private var mark = SectionMark()
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isInSection) private var isInSection
  @Environment(\.navigation) private var navigation

  /// The picker in the style around it.
  public var body: some View {
    if menu != nil, styleKind == .menu {
      Submenu(label: MenuLabel(label), content: rows(padding: MenuRowMetrics.margin))
    } else if menu != nil {
      rows(padding: MenuRowMetrics.margin).layoutValue(key: MenuSectionKey.self, value: mark)
    } else {
      switch styleKind {
      case .segmented, .palette:
        SegmentedPicker(selection: selection, content: content).opacity(isEnabled ? 1 : 0.5)
      case .wheel: WheelPicker(selection: selection, label: label, content: content)
      case .inline where listStyle != nil && labelsAreHidden: rows(padding: 0)
      case .inline where listStyle != nil && isInSection:
        // Among the rows of a section the label is a row too.
        label
        rows(padding: 0)
      case .inline where listStyle != nil: Section(content: { rows(padding: 0) }, header: { label })
      case .inline: WheelPicker(selection: selection, label: label, content: content)
      case .automatic: MenuPicker(selection: selection, label: label, content: content)
      case .menu:
        MenuPicker(selection: selection, label: label, content: content, isButton: true)
      case .navigationLink where listStyle != nil && navigation != nil:
        LinkPicker(selection: selection, label: label, content: content)
      case .navigationLink:
        MenuPicker(selection: selection, label: label, content: content, isLink: listStyle != nil)
      }
    }
  }

  /// The choices among the rows around.
  private func rows(padding: CGFloat) -> some View {
    OptionRows(selection: selection, padding: padding, content: content)
  }
}

extension Picker where Label == FlipbookViews.Label<Text, Image> {
  /// Makes a picker with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { FlipbookViews.Label(titleKey, systemImage: systemImage) })
  }

  /// Makes a picker with a title from a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { FlipbookViews.Label(title, systemImage: systemImage) })
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
  }

  /// Makes a picker with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

/// The segments of a picker in a row, the chosen one raised.
private struct SegmentedPicker<SelectionValue: Hashable, Content: View>: View {
  typealias Body = Never
  let selection: Binding<SelectionValue>
  let content: Content

  static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    SegmentedPickerNode(view: view, inputs: inputs)
  }
}

/// The place of the raised segment, in segments from the first.
private struct SegmentIndex: Animatable {
  var animatableData: Double
}

@MainActor
private final class SegmentedPickerNode<SelectionValue: Hashable, Content: View>: SingleChildNode<
  SegmentedPicker<SelectionValue, Content>, Content
>
{
  private(set) var view: SegmentedPicker<SelectionValue, Content>
  private(set) var index: AnimatedValue<SegmentIndex>!
  private var element: SegmentedPickerElement<SelectionValue, Content>!
  private var chosen: SelectionValue

  init(view: SegmentedPicker<SelectionValue, Content>, inputs: _ViewInputs) {
    self.view = view
    chosen = view.selection.wrappedValue
    super.init(inputs: inputs)
    child = Content._makeNode(view: view.content, inputs: contentInputs)
    index = AnimatedValue(SegmentIndex(animatableData: 0), node: self) { [unowned self] in
      element.invalidateDisplay()
    }
    index.set(SegmentIndex(animatableData: position(of: chosen)))
    element = SegmentedPickerElement(pickerNode: self)
    observe()
  }

  private var contentInputs: _ViewInputs {
    var inputs = self.inputs
    let font = KitAppearance.current.segments?().normal.font ?? .system(size: 13, weight: .medium)
    inputs.environment.font = font
    inputs.environment.plainTextFont = font
    inputs.environment.lineLimit = 1
    // Labels have the control's own colour, whatever style is set around it.
    inputs.environment.foregroundStyle = nil
    inputs.environment.foregroundLevels = []
    return inputs
  }

  /// Reads the selection so that a change of it reaches this node.
  private func observe() { runtime.evaluate(self) { chosen = view.selection.wrappedValue } }

  override func update(view: SegmentedPicker<SelectionValue, Content>, inputs: _ViewInputs) {
    environment = inputs.environment
    self.view = view
    child.update(view: view.content, inputs: contentInputs)
    refresh()
  }

  override func refresh() {
    observe()
    var transaction = self.transaction
    if transaction.animation == nil { transaction.animation = .spring(response: 0.3, dampingFraction: 0.85) }
    runtime.withUpdateTransaction(transaction) {
      index.set(SegmentIndex(animatableData: position(of: chosen)))
    }
  }

  var segments: [Element] { child.elements.filter { !$0.isLeaving } }

  private func tag(of element: Element) -> SelectionValue? {
    if let tag = element.traits.tag { return tag.base as? SelectionValue }
    var node: _ViewNode? = element.node
    while let current = node, current !== self {
      if let tag = current.implicitTag { return tag.base as? SelectionValue }
      node = current.parent
    }
    return nil
  }

  private func position(of value: SelectionValue) -> Double {
    Double(segments.firstIndex { tag(of: $0) == value } ?? -1)
  }

  func choose(_ position: Int) {
    guard segments.indices.contains(position), let value = tag(of: segments[position]) else { return }
    view.selection.wrappedValue = value
  }

  override func makeElements() -> [Element] { [element] }

  override func invalidateElements() {
    dropElementCache()
    element?.invalidateLayout()
  }
}

@MainActor
private final class SegmentedPickerElement<SelectionValue: Hashable, Content: View>: Element {
  private var metrics: SegmentMetrics { ControlMetrics.current.segments }
  private unowned let pickerNode: SegmentedPickerNode<SelectionValue, Content>
  private var segments: [Element] = []

  init(pickerNode: SegmentedPickerNode<SelectionValue, Content>) {
    self.pickerNode = pickerNode
    super.init(node: pickerNode)
  }

  package override var compositesAsOne: Bool { true }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let segments = pickerNode.segments
    let widest = segments.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = (widest + metrics.room) * CGFloat(segments.count)
    let width = proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal
    return CGSize(width: width, height: metrics.laidOutHeight)
  }

  /// A segment's place from the left, in segments: the first stands where lines of text begin.
  private func slot(_ position: Double) -> Double {
    environment.layoutDirection == .rightToLeft ? Double(segments.count) - 1 - position : position
  }

  /// The control is drawn a point beyond the bottom of its room.
  private func drawn(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.height + metrics.height - metrics.laidOutHeight)
  }

  override func layoutContent(in size: CGSize, proposal: ProposedViewSize) {
    let size = drawn(size)
    segments = pickerNode.segments
    let width = segments.isEmpty ? size.width : size.width / CGFloat(segments.count)
    for (index, segment) in segments.enumerated() {
      segment.parent = self
      let offered = ProposedViewSize(width: max(0, width - 8), height: size.height)
      let own = segment.sizeThatFits(offered)
      segment.place(
        at: CGPoint(
          x: width * (slot(Double(index)) + 0.5) - own.width / 2, y: (size.height - own.height) / 2),
        proposal: offered)
    }
  }

  override func record(in context: GraphicsContext, size: CGSize) {
    let (size, isDark) = (drawn(size), environment.colorScheme == .dark)
    let track = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: metrics.cornerRadius)
    let kit = KitAppearance.current.segments?()
    let ground = Color(.sRGB, red: 0.46, green: 0.46, blue: 0.5, opacity: isDark ? 0.24 : 0.12)
    context.fill(track, with: .color(kit?.ground ?? ground))
    let position = pickerNode.index.presentation.animatableData
    if !segments.isEmpty, position > -1 {
      let width = size.width / CGFloat(segments.count)
      let thumb = CGRect(x: width * slot(position), y: 0, width: width, height: size.height)
        .insetBy(dx: metrics.thumbInset, dy: metrics.thumbInset)
      drawDividers(besides: slot(position), width: width, height: size.height, in: context)
      var raised = context
      raised.addFilter(.shadow(color: .black.opacity(0.12), radius: 4, x: 0, y: 3))
      raised.fill(
        Path(roundedRect: thumb, cornerRadius: metrics.thumbRadius),
        with: .color(
          kit?.thumb ?? (isDark ? Color(.sRGB, red: 0.39, green: 0.39, blue: 0.4, opacity: 1) : .white)))
    }
    for (index, segment) in segments.enumerated() {
      let appearance = abs(Double(index) - position) < 0.5 ? kit?.selected : kit?.normal
      var own = context
      if let color = appearance?.color {
        own.addFilter(.colorMatrix(ColorMatrix(painting: color.resolvedRGBA(in: environment))))
      }
      segment.recordPlaced(in: own)
    }
  }

  /// Lines between segments, but for those beside the raised one.
  private func drawDividers(
    besides position: Double, width: CGFloat, height: CGFloat, in context: GraphicsContext
  ) {
    for index in 1..<max(1, segments.count) {
      let away = min(abs(Double(index) - position), abs(Double(index) - position - 1))
      guard away >= 0.5 else { continue }
      var line = context
      line.opacity *= min(1, (away - 0.5) * 2)
      line.fill(
        Path(
          CGRect(
            x: width * CGFloat(index) - metrics.divider.width / 2, y: (height - metrics.divider.height) / 2,
            width: metrics.divider.width, height: metrics.divider.height)),
        with: .color(Color(uiColor: .systemFill)))
    }
  }

  override var subelements: [Element] { segments }
  override func isHit(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: displayFrame.size).contains(point)
  }

  override var gestures: [AttachedGesture] {
    let tap = SpatialTapGesture().onEnded { [weak self] value in
      guard let self, !segments.isEmpty, environment.isEnabled else { return }
      let place = (value.location.x / (displayFrame.width / CGFloat(segments.count))).rounded(.down)
      pickerNode.choose(Int(slot(place)))
    }
    return [AttachedGesture(tap)]
  }

  override var control: ControlInfo? {
    var info = ControlInfo.picker(pickerNode.view.selection, names: [])
    info.isEnabled = environment.isEnabled
    // A tap chooses the next segment, not the one that is chosen.
    if !segments.isEmpty {
      let next = (Int(pickerNode.index.model.animatableData) + 1) % segments.count
      info.grip = UnitPoint(x: (slot(Double(next)) + 0.5) / Double(segments.count), y: 0.5)
    }
    return info
  }
}
