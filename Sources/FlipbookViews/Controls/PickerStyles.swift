import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How pickers look.
public enum _PickerLook: Hashable, Sendable {
  case automatic, segmented, wheel, menu, inline, palette, navigationLink
}

/// A look for pickers.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The look that the style stands for.
  static var _look: _PickerLook { get }
}

/// The usual look: a button that opens a list.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// The usual look.
  public static var _look: _PickerLook { .automatic }
}
/// Segments in a row.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Segments in a row.
  public static var _look: _PickerLook { .segmented }
}
/// A wheel with the choices on it.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A wheel.
  public static var _look: _PickerLook { .wheel }
}
/// A button that opens a list.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A button that opens a list.
  public static var _look: _PickerLook { .menu }
}
/// The choices among the views around, with a mark at the chosen one.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Choices among the rows of a list; a wheel elsewhere.
  public static var _look: _PickerLook { .inline }
}
/// A button that shows the choices elsewhere; here it opens a list.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A button that looks like a link in a list.
  public static var _look: _PickerLook { .navigationLink }
}
/// Symbols in a row, drawn as segments.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Segments in a row.
  public static var _look: _PickerLook { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual look: a button that opens a list.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments in a row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel with the choices on it.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a list.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The choices among the rows around, with a mark at the chosen one.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A button that opens a list and looks like a link in lists.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Symbols in a row, drawn as segments.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { .automatic } }

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of pickers in the view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, S._look) }
}

extension Element {
  /// The value that distinguishes the element from other choices: its tag, or its identity in a `ForEach`.
  var choiceTag: AnyHashable? {
    if let tag = traits.tag { return tag }
    // Modifiers around a `ForEach` stand outside of its views.
    if let tag = modified?.choiceTag { return tag }
    var node: _ViewNode? = self.node
    while let current = node {
      if let tag = current.implicitTag { return tag }
      node = current.parent
    }
    return nil
  }
}

/// A picker as a button that opens a list, with its label beside it in forms.
struct MenuPicker<SelectionValue: Hashable, Label: View, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @State private var isOpen = false
  @Environment(\.listStyle) private var listStyle
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isEnabled) private var isEnabled

  /// Whether it looks like a link to the choices.
  let isLink: Bool
  /// Whether it looks like a button in rows of lists too, as it does elsewhere.
  let isButton: Bool

  init(
    selection: Binding<SelectionValue>, label: Label, content: Content, isLink: Bool = false,
    isButton: Bool = false
  ) {
    (self.selection, self.label, self.content) = (selection, label, content)
    (self.isLink, self.isButton) = (isLink, isButton)
  }

  private var isPlain: Bool { listStyle != nil && !isButton }
  /// Of the chosen view: a button's where it can't be pressed is grey, else it has the tint.
  private var style: AnyShapeStyle {
    if isPlain { return AnyShapeStyle(.secondary) }
    return isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary)
  }

  var body: some View {
    let (selection, inList, metrics) = (selection, listStyle != nil, ControlMetrics.current.button)
    return HStack(spacing: 8) {
      if inList, !labelsAreHidden {
        label
        Spacer(minLength: 0)
      }
      HStack(spacing: isLink ? LinkChevron.gap : 4) {
        LayoutContainer(
          layout: ChosenLayout(chosen: AnyHashable(selection.wrappedValue)), content: content
        )
        .font(.body)
        if isLink {
          LinkChevron()
        } else {
          Image(systemName: "chevron.up.chevron.down").font(.footnote)
        }
      }
      .padding(.horizontal, inList ? 0 : metrics.horizontal)
      .padding(.vertical, inList ? isButton ? metrics.verticalInRows : 0 : metrics.vertical)
      .foregroundStyle(style)
      .modifier(
        PopupModifier(
          isOpen: $isOpen,
          choices: content.modifier(
            OptionRow(
              chosen: { AnyHashable(selection.wrappedValue) }, padding: 16,
              choose: { tag in
                if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
                isOpen = false
              }))))
    }
    .opacity(isEnabled || !isPlain ? 1 : 0.5)
    .contentShape(Rectangle())
    .onTapGesture { isOpen.toggle() }
    .control { .picker(selection, names: Self.names(of: label)) }
  }

  private static func names(of label: Label) -> [String] {
    (label as? Text).map { [$0.plainString] } ?? []
  }
}

extension ControlInfo {
  static func picker<Value: Hashable>(_ selection: Binding<Value>, names: [String]) -> ControlInfo {
    ControlInfo(
      kind: "picker", names: names,
      set: { value in
        let new: Value?
        switch value {
        case .text(let text): new = text as? Value
        case .number(let number): new = Int(exactly: number) as? Value ?? number as? Value
        case .flag(let flag): new = flag as? Value
        }
        guard let new else { return false }
        selection.wrappedValue = new
        return true
      })
  }
}

/// Shows one of several views: the chosen one.
private struct ChosenLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let chosen: AnyHashable

  private func index(_ subviews: Subviews) -> Int? {
    subviews.firstIndex { $0.element.choiceTag == chosen }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    index(subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let index = index(subviews)
    for (position, subview) in subviews.enumerated() {
      subview.element.isDrawn = position == index
      subview.place(at: bounds.origin, proposal: proposal)
    }
  }
}

/// A choice as a row of its own, with a mark where it is the chosen one.
struct OptionRow: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let chosen: @MainActor () -> AnyHashable
  let padding: CGFloat
  let choose: @MainActor (AnyHashable) -> Void
  static var affectsLayout: Bool { true }
  static var mark: CGFloat { 22 }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    let own = content.sizeThatFits(inner(proposal))
    let width = own.width + 2 * padding + Self.mark
    return CGSize(width: proposal.width.map { max($0, min(width, $0)) } ?? width, height: max(44, own.height))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * padding - Self.mark) }, height: nil)
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let offered = inner(ProposedViewSize(size))
    let own = content.sizeThatFits(offered)
    content.place(at: CGPoint(x: padding, y: (size.height - own.height) / 2), proposal: offered)
  }

  func isHit(at point: CGPoint, size: CGSize) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    content.recordPlaced(in: context)
    guard content.choiceTag == chosen() else { return }
    var mark = context
    mark.environment = content.environment
    let x = size.width - padding - 14
    var path = Path()
    path.move(to: CGPoint(x: x, y: size.height / 2))
    path.addLine(to: CGPoint(x: x + 4.5, y: size.height / 2 + 4.5))
    path.addLine(to: CGPoint(x: x + 13, y: size.height / 2 - 6))
    mark.stroke(
      path, with: .style(TintShapeStyle()),
      style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
  }

  var gestures: [AttachedGesture] { [] }

  func gestures(of element: Element) -> [AttachedGesture] {
    let (choose, tag) = (choose, element.choiceTag)
    return [AttachedGesture(TapGesture().onEnded { _ in if let tag { choose(tag) } })]
  }
}
