import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Makes a row of a list from a view: insets, a least height, a ground and a line below.
struct ListRowModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let style: ListAppearance
  let groups: ListGroups
  /// The tags of the rows that are chosen.
  let chosen: Set<AnyHashable>
  /// Chooses a row; nil where taps don't.
  let choose: ((AnyHashable) -> Void)?
  /// Whether rows without plates begin with a line.
  let hasTopLine: Bool
  @Environment(\.colorScheme) private var scheme

  init(
    style: ListAppearance, groups: ListGroups, chosen: Set<AnyHashable> = [],
    choose: ((AnyHashable) -> Void)? = nil, hasTopLine: Bool = false
  ) {
    (self.style, self.groups, self.chosen, self.choose) = (style, groups, chosen, choose)
    self.hasTopLine = hasTopLine
  }

  var coordinateSpaceName: AnyHashable? { ListRowSpace() }

  static var affectsLayout: Bool { true }
  static var isInRuns: Bool { true }
  static var holdsContent: Bool { true }
  static var compositesAsOne: Bool { true }
  static var fadesWithContent: Bool { true }

  private var metrics: ListMetrics { ControlMetrics.current.list }

  private func kind(_ content: Element) -> ListRowKind {
    content.traits.layoutValues[ObjectIdentifier(ListRowKindKey.self)] as? ListRowKind ?? .row
  }

  /// Beside the content.
  private func sides(_ content: Element) -> (leading: CGFloat, trailing: CGFloat) {
    let values = content.traits.layoutValues
    let own = values[ObjectIdentifier(ListRowInsetsKey.self)] as? EdgeInsets
    let shift = values[ObjectIdentifier(RowShiftKey.self)] as? RowShift ?? RowShift()
    let inset = metrics.inset
    return (
      style.margin + (own?.leading ?? inset) + shift.leading,
      style.margin + (own?.trailing ?? inset) + shift.trailing
    )
  }

  /// Over and under the content. Low contents, whatever they are, come closer to a row's edges than others.
  private func ends(_ content: Element, size: CGSize) -> (top: CGFloat, bottom: CGFloat) {
    switch kind(content) {
    case .header where style == .plain: return (metrics.plainHeaderTop, metrics.plainHeaderBottom)
    case .header where content.environment.headerProminence == .increased:
      return (metrics.prominentHeaderTop, metrics.prominentHeaderBottom)
    case .header: return (metrics.headerTop, metrics.headerBottom)
    case .footer: return (metrics.footerTop, metrics.footerBottom)
    case .row: break
    }
    if let own = content.traits.layoutValues[ObjectIdentifier(ListRowInsetsKey.self)] as? EdgeInsets {
      return (own.top, own.bottom)
    }
    let inset = size.height <= metrics.lowContent ? metrics.lowInset : metrics.contentInset
    return (inset, inset)
  }

  private func inner(_ proposal: ProposedViewSize, _ content: Element) -> ProposedViewSize {
    let sides = sides(content)
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - sides.leading - sides.trailing) }, height: nil)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    var (own, sides) = (content.sizeThatFits(inner(proposal, content)), sides(content))
    // A header that shows nothing, such as an empty text, keeps room.
    if kind(content) == .header, style.hasPlates, own.height == 0 { own.height = metrics.emptyHeader }
    let ends = ends(content, size: own)
    let height = own.height + ends.top + ends.bottom
    let least: CGFloat =
      switch kind(content) {
      case .row: content.environment.defaultMinListRowHeight
      case .header: content.environment.defaultMinListHeaderHeight ?? 0
      case .footer: 0
      }
    return CGSize(
      width: proposal.width ?? own.width + sides.leading + sides.trailing, height: max(least, height))
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    var offered = inner(ProposedViewSize(size), content)
    let sides = sides(content)
    var own = content.sizeThatFits(offered)
    let ends = ends(content, size: own)
    if kind(content) == .row {
      // Content without a height of its own fills the row up to the least insets, over which its size does not count.
      let least = min(ends.top, metrics.lowInset) + min(ends.bottom, metrics.lowInset)
      offered.height = max(own.height, size.height - least)
      own = content.sizeThatFits(offered)
    }
    let isRightToLeft = content.environment.layoutDirection == .rightToLeft
    let shift = self.shift(content)
    // Content that is wider than its room goes over both sides.
    let over = max(0, own.width - (offered.width ?? own.width)) / 2
    let x =
      isRightToLeft
      ? size.width - sides.leading - own.width - shift + over : sides.leading + shift - over
    let y = ends.top + (size.height - ends.top - ends.bottom - own.height) / 2
    content.place(at: CGPoint(x: x, y: y), proposal: offered)
    if kind(content) == .row {
      content.placeRowFillers(
        in: CGRect(
          x: style.margin - x, y: -y, width: max(0, size.width - 2 * style.margin), height: size.height))
    }
  }

  /// How far a swipe has moved the content to the trailing side, in points.
  private func shift(_ content: Element) -> CGFloat {
    (content.traits.layoutValues[ObjectIdentifier(RowShiftKey.self)] as? RowShift)?.offset ?? 0
  }

  func isHit(at point: CGPoint, size: CGSize) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

  func gestures(of element: Element) -> [AttachedGesture] {
    var gestures: [AttachedGesture] = []
    if let swipes = element.traits.layoutValues[ObjectIdentifier(RowSwipesKey.self)] as? [RowSwipe],
      swipes.contains(where: \.isEnabled)
    {
      let isRightToLeft = element.environment.layoutDirection == .rightToLeft
      gestures.append(
        AttachedGesture(
          PanGesture(target: groups.target(of: swipes, isRightToLeft: isRightToLeft))))
    }
    if let hold = element.traits.layoutValues[ObjectIdentifier(RowHoldKey.self)] as? RowHold, hold.isEnabled {
      gestures.append(AttachedGesture(LiftGesture(target: hold)))
    }
    if let press = element.traits.layoutValues[ObjectIdentifier(RowPressKey.self)] as? AttachedGesture {
      gestures.append(press)
    }
    if let tap = element.traits.layoutValues[ObjectIdentifier(RowTapKey.self)] as? AttachedGesture {
      gestures.append(tap)
    }
    if let choose, let tag = element.choiceTag {
      gestures.append(AttachedGesture(TapGesture().onEnded { choose(tag) }))
    }
    return gestures
  }

  private func isChosen(_ content: Element) -> Bool {
    !chosen.isEmpty && content.choiceTag.map { chosen.contains($0) } ?? false
  }

  private static func lift(_ content: Element) -> RowLift {
    (content.traits.layoutValues[ObjectIdentifier(RowShiftKey.self)] as? RowShift)?.lift ?? RowLift()
  }

  static func zIndex(of content: Element, _ modifier: () -> Self) -> Double {
    lift(content).isLifted ? 1 : content.zIndex
  }

  /// The plate of a row in its own coordinates, in points.
  func plate(in size: CGSize) -> CGRect {
    CGRect(x: style.margin, y: 0, width: max(0, size.width - 2 * style.margin), height: size.height)
  }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    guard kind(content) == .row else { return content.recordPlaced(in: context) }
    let values = content.traits.layoutValues
    let lift = Self.lift(content)
    var context = context
    lift.apply(to: &context, size: size)
    func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { values[ObjectIdentifier(key)] as? K.Value }
    let ends = groups.ends(of: element)
    let plate = plate(in: size)
    var inner = context
    if lift.isLifted {
      // The row that a finger holds is a plate of its own.
      var shadow = context
      shadow.addFilter(.shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 2))
      let isElevated = content.environment.isElevated
      shadow.fill(
        Path(plate),
        with: .color(
          style.hasPlates
            ? SystemGrounds.plate(scheme, isElevated: isElevated)
            : SystemGrounds.plain(scheme, isElevated: isElevated)))
    } else if style.hasPlates {
      let outline = plateOutline(plate, ends)
      if trait(ListRowGroundKey.self) != true {
        let ground = SystemGrounds.plate(scheme, isElevated: content.environment.isElevated)
        context.fill(outline, with: .color(isChosen(content) ? Color(uiColor: .systemGray4) : ground))
      } else if ends.isFirst || ends.isLast {
        inner.clip(to: outline)
      }
    } else if isChosen(content) {
      context.fill(Path(plate), with: .color(Color(uiColor: .systemGray4)))
    } else if trait(ListRowGroundKey.self) != true {
      let ground = SystemGrounds.plain(scheme, isElevated: content.environment.isElevated)
      context.fill(Path(plate), with: .color(ground))
    }
    if let mark = trait(RowMarkKey.self) ?? nil {
      drawMark(mark, in: context, style.hasPlates ? plateOutline(plate, ends) : Path(plate))
    }
    if trait(RowSwipesKey.self) != nil, shift(content) != 0 {
      inner.clip(to: style.hasPlates ? plateOutline(plate, ends) : Path(plate))
    }
    content.recordPlaced(in: inner)
    let hidden = trait(ListSectionSeparatorKey.self) ?? []
    let hidesLine = ends.hidesLine || ends.isLast && (style.hasPlates || hidden.contains(.bottom))
    if !lift.isLifted, !hidesLine {
      let pixel = content.environment.pixelLength
      drawLine(under: content, plate: plate, y: size.height - pixel, in: context, trait(ListRowTintKey.self))
    }
    if style == .plain, ends.isFirst, ends.hasHeader || hasTopLine, !hidden.contains(.top),
      trait(ListRowSeparatorKey.self)?.contains(.top) != true
    {
      drawLine(under: content, plate: plate, y: 0, in: context, nil)
    }
  }

  /// Draws a line a pixel thick, from the row's first text to the edge.
  private func drawLine(
    under content: Element, plate: CGRect, y: CGFloat, in context: GraphicsContext, _ tint: Color??
  ) {
    let (frame, sides) = (content.layoutFrame, sides(content))
    let dimensions = content.dimensions(for: frame.size)
    let start = sides.leading + (dimensions[explicit: .listRowSeparatorLeading] ?? 0)
    let end =
      dimensions[explicit: .listRowSeparatorTrailing].map { sides.leading + $0 } ?? plate.maxX
    let isRightToLeft = content.environment.layoutDirection == .rightToLeft
    let width = plate.width + 2 * style.margin
    let pixel = content.environment.pixelLength
    let line = CGRect(
      x: isRightToLeft ? width - end : start, y: y, width: max(0, end - start), height: pixel)
    let shading: GraphicsContext.Shading =
      (tint ?? nil).map { .color($0) } ?? .style(_SystemShapeStyle.separator)
    context.fill(Path(line), with: shading)
  }

  /// Round where a group begins and ends.
  private func plateOutline(_ rect: CGRect, _ ends: ListGroups.Ends) -> Path {
    guard ends.isFirst || ends.isLast else { return Path(rect) }
    let radius = style.cornerRadius
    let (top, bottom): (CGFloat, CGFloat) = (ends.isFirst ? radius : 0, ends.isLast ? radius : 0)
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top))
  }
}
