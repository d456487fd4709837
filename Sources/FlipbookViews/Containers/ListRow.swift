import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Makes a row of a list from a view: insets, a least height of 44 points, a ground and a line below.
struct ListRowModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let style: ListLook
  let groups: ListGroups
  @Environment(\.colorScheme) private var scheme

  init(style: ListLook, groups: ListGroups) { (self.style, self.groups) = (style, groups) }

  var coordinateSpaceName: AnyHashable? { ListRowSpace() }

  static var affectsLayout: Bool { true }
  static var isInRuns: Bool { true }

  private func isLabel(_ content: Element) -> Bool {
    content.traits.layoutValues[ObjectIdentifier(ListRowKindKey.self)] as? ListRowKind == .label
  }

  private func insets(_ content: Element) -> EdgeInsets {
    if isLabel(content) {
      return EdgeInsets(top: 14, leading: margin + 16, bottom: 6, trailing: margin + 16)
    }
    let own = content.traits.layoutValues[ObjectIdentifier(ListRowInsetsKey.self)] as? EdgeInsets
    var insets = own ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    insets.leading += margin
    insets.trailing += margin
    return insets
  }

  /// Beside the plates, in points.
  private var margin: CGFloat { style.margin }

  private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    let insets = insets(content)
    let own = content.sizeThatFits(inner(proposal, insets))
    let height = own.height + insets.top + insets.bottom
    return CGSize(
      width: proposal.width ?? own.width + insets.leading + insets.trailing,
      height: isLabel(content) ? height : max(44, height))
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let insets = insets(content)
    let offered = inner(ProposedViewSize(size), insets)
    let own = content.sizeThatFits(offered)
    let isRightToLeft = content.environment.layoutDirection == .rightToLeft
    let x = isRightToLeft ? size.width - insets.leading - own.width : insets.leading
    let y = isLabel(content) ? insets.top : (size.height - own.height) / 2
    content.place(at: CGPoint(x: x, y: y), proposal: offered)
  }

  func isHit(at point: CGPoint, size: CGSize) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    guard !isLabel(content) else { return content.recordPlaced(in: context) }
    let values = content.traits.layoutValues
    func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { values[ObjectIdentifier(key)] as? K.Value }
    let ends = groups.ends(of: element)
    let plate = CGRect(x: margin, y: 0, width: max(0, size.width - 2 * margin), height: size.height)
    var inner = context
    if style == .grouped {
      let outline = Self.plate(plate, ends)
      if trait(ListRowGroundKey.self) != true {
        context.fill(
          outline,
          with: .color(
            scheme == .dark ? Color(.sRGB, red: 28 / 255, green: 28 / 255, blue: 30 / 255) : .white))
      } else if ends.isFirst || ends.isLast {
        inner.clip(to: outline)
      }
    }
    content.recordPlaced(in: inner)
    if trait(ListRowSeparatorKey.self) != true && !(style == .grouped && ends.isLast) {
      let line = CGRect(
        x: margin + 16, y: size.height - 0.5, width: max(0, plate.width - 16), height: 0.5)
      if let tint = trait(ListRowTintKey.self) ?? nil {
        context.fill(Path(line), with: .color(tint))
      } else {
        context.fill(Path(line), with: .style(_SystemShapeStyle.separator))
      }
    }
  }

  /// Round where a group begins and ends.
  private static func plate(_ rect: CGRect, _ ends: ListGroups.Ends) -> Path {
    guard ends.isFirst || ends.isLast else { return Path(rect) }
    let (top, bottom): (CGFloat, CGFloat) = (ends.isFirst ? 10 : 0, ends.isLast ? 10 : 0)
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top))
  }
}

/// The name of a row of a list as a coordinate space.
struct ListRowSpace: Hashable {}

private enum ListRowInsetsKey: LayoutValueKey { static var defaultValue: EdgeInsets? { nil } }
private enum ListRowSeparatorKey: LayoutValueKey { static var defaultValue: Bool { false } }
private enum ListRowTintKey: LayoutValueKey { static var defaultValue: Color? { nil } }
/// Whether a row has a ground of its own.
private enum ListRowGroundKey: LayoutValueKey { static var defaultValue: Bool { false } }

extension View {
  /// Around the content of a row, in points; nil for the usual ones.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowInsetsModifier(insets: insets))
  }

  /// Whether rows have a line below.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    layoutValue(key: ListRowSeparatorKey.self, value: visibility == .hidden)
  }

  /// A view behind the content of a row.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    LayeredView(
      content: self, secondary: view, alignment: .center, kind: .background, fillsRow: view != nil
    )
    .layoutValue(key: ListRowGroundKey.self, value: view != nil)
  }

  /// The colour of the line below a row; nil for the usual.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    layoutValue(key: ListRowTintKey.self, value: edges.contains(.bottom) ? color : nil)
  }

  /// The room between the rows of lists, in points; nil for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listSpacing) { $0.rows = spacing }
  }

  /// The room between the sections of lists, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    transformEnvironment(\.listSpacing) { $0.sections = spacing }
  }

  /// The room between the sections of lists.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listSpacing) { $0.sections = spacing.length }
  }
}

private struct ListRowInsetsModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let insets: EdgeInsets?
  static var affectsLayout: Bool { true }
  func changeTraits(_ traits: inout ElementTraits) {
    if let insets { traits.layoutValues[ObjectIdentifier(ListRowInsetsKey.self)] = insets }
  }
}
