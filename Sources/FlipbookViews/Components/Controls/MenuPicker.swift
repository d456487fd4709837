import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A picker as a button that opens a list, with its label beside it in forms.
struct MenuPicker<SelectionValue: Hashable, Label: View, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @State private var isOpen = false
  @Environment(\.listStyle) private var listStyle
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInBar) private var isInBar

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
          layout: ChosenLayout(chosen: AnyHashable(selection.wrappedValue)),
          content: content.modifier(FirstText())
        )
        .font(.body)
        // The button has a title and no view: what a choice looks like doesn't reach it.
        .environment(\.plainTextFont, isLink ? nil : .body)
        .environment(\.plainTextStyle, isLink ? nil : style)
        if isLink {
          LinkChevron()
        } else if !isInBar {
          Image(systemName: "chevron.up.chevron.down").font(.footnote)
        }
      }
      .padding(.horizontal, inList ? 0 : metrics.horizontal)
      .padding(.leading, isInBar ? metrics.afterHiddenLabel : 0)
      .padding(.vertical, inList ? isButton ? metrics.verticalInRows : 0 : metrics.vertical)
      .foregroundStyle(style)
      .opacity(isOpen && isButton ? 0.5 : 1)
      .modifier(
        PopupModifier(
          isOpen: $isOpen, inset: inList ? 0 : metrics.horizontal, keepsOrder: true,
          choices: OptionRows(selection: selection, padding: MenuRowMetrics.margin, content: content)))
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
