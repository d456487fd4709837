import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The buttons of a dialog: each ends it after what it does.
struct DialogButtonStyle: PrimitiveButtonStyle {
  let dismiss: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    DialogButton(configuration: configuration, dismiss: dismiss)
  }
}

private struct DialogButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let dismiss: @MainActor () -> Void
  @State private var isPressed = false

  init(configuration: PrimitiveButtonStyleConfiguration, dismiss: @escaping @MainActor () -> Void) {
    (self.configuration, self.dismiss) = (configuration, dismiss)
  }

  var body: some View {
    configuration.label
      .font(.system(size: 17, weight: configuration.role == .cancel ? .semibold : .regular))
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
      .lineLimit(1)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(Color.gray.opacity(isPressed ? 0.2 : 0))
      .chooses(configuration, isPressed: $isPressed, dismiss: dismiss)
      .preference(key: HasCancelKey.self, value: configuration.role == .cancel)
      .layoutValue(key: IsCancelKey.self, value: configuration.role == .cancel)
  }
}

/// Whether a dialog has a button of its own that ends it.
private enum HasCancelKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// Whether a button of a dialog ends it without doing anything.
private enum IsCancelKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// The buttons of a dialog: two side by side, more below each other, with lines between them. The one that ends it stands first
/// of two and last of more.
private struct DialogButtonsLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let isColumn: Bool

  /// Beside fields and under the last of them, in points.
  private static let fieldMargin: CGFloat = 16
  private static let fieldSpacing: CGFloat = 8

  private func isRow(_ buttons: [LayoutSubview]) -> Bool { !isColumn && buttons.count == 2 }

  private func fields(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[IsDialogFieldKey.self] }
  }
  private func buttons(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { !$0[IsDialogFieldKey.self] }
  }

  private func height(ofFields fields: [LayoutSubview], width: CGFloat) -> CGFloat {
    guard !fields.isEmpty else { return 0 }
    let offered = ProposedViewSize(width: width - 2 * Self.fieldMargin, height: nil)
    return fields.reduce(Self.fieldMargin - Self.fieldSpacing) {
      $0 + $1.sizeThatFits(offered).height + Self.fieldSpacing
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? 270
    let buttons = buttons(subviews)
    let heights = buttons.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    let below = isRow(buttons) ? heights.max() ?? 0 : heights.reduce(0, +)
    return CGSize(width: width, height: height(ofFields: fields(subviews), width: width) + below)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let fields = fields(subviews)
    let buttons = buttons(subviews)
    var y = bounds.minY
    for field in fields {
      let offered = ProposedViewSize(width: bounds.width - 2 * Self.fieldMargin, height: nil)
      field.place(at: CGPoint(x: bounds.minX + Self.fieldMargin, y: y), proposal: offered)
      y += field.sizeThatFits(offered).height + Self.fieldSpacing
    }
    if !fields.isEmpty { y += Self.fieldMargin - Self.fieldSpacing }
    let cancel = buttons.filter { $0[IsCancelKey.self] }
    let others = buttons.filter { !$0[IsCancelKey.self] }
    if isRow(buttons) {
      for (index, subview) in (cancel + others).enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * bounds.width / 2, y: y),
          proposal: ProposedViewSize(width: bounds.width / 2, height: bounds.maxY - y))
      }
      return
    }
    for subview in others + cancel {
      let offered = ProposedViewSize(width: bounds.width, height: nil)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offered)
      y += subview.sizeThatFits(offered).height
    }
  }
}

/// Draws the lines around a dialog's button.
private struct DialogLines: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  @Environment(\.displayScale) private var scale

  init() {}

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    content.recordPlaced(in: context)
    if content.traits.layoutValues[ObjectIdentifier(IsDialogFieldKey.self)] as? Bool == true { return }
    let line = 1 / max(1, scale)
    context.fill(
      Path(CGRect(x: 0, y: 0, width: size.width, height: line)), with: .style(_SystemShapeStyle.separator))
    guard element.displayFrame.minX > 1 else { return }
    context.fill(
      Path(CGRect(x: 0, y: 0, width: line, height: size.height)), with: .style(_SystemShapeStyle.separator))
  }
}

/// A title, a message and buttons on a plate of 270 points.
struct DialogChrome<Message: View, Actions: View>: View {
  let title: Text
  let message: Message
  let actions: Actions
  // Lines of alerts stand as close as those of labels of these sizes do, not as those of text styles.
  @ScaledMetric(relativeTo: .headline) private var titleSize: CGFloat = 17
  @ScaledMetric(relativeTo: .footnote) private var messageSize: CGFloat = 13

  init(title: Text, message: Message, actions: Actions) {
    (self.title, self.message, self.actions) = (title, message, actions)
  }

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        title.font(.system(size: titleSize, weight: .semibold))
        message.font(.system(size: messageSize))
      }
      .multilineTextAlignment(.center)
      .environment(\.avoidsOrphans, false)
      .padding(EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16))
      LayoutContainer(
        layout: DialogButtonsLayout(isColumn: false),
        content: DialogActions(actions: actions).modifier(DialogLines())
      )
      .environment(\.isInDialog, true)
    }
    .frame(width: 270)
    .background(Material.alert, in: RoundedRectangle(cornerRadius: 14))
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .modifier(DialogPlace())
  }
}

/// Moves a dialog from the middle of the film to that of its safe area.
private struct DialogPlace: ViewModifier {
  @Environment(\.windowInsets) private var window

  init() {}

  func body(content: Content) -> some View { content.offset(y: (window.top - window.bottom) / 2) }
}

/// A button that says OK where a dialog has none of its own.
private struct DialogActions<Actions: View>: View {
  let actions: Actions

  var body: some View {
    if Actions.self == EmptyView.self { Button("OK") {} } else { actions }
  }
}

/// Buttons from the bottom edge, with the one that ends it apart from them.
struct ActionSheetChrome<Message: View, Actions: View>: View {
  let title: Text?
  let message: Message
  let actions: Actions
  @State private var hasCancel = false

  init(title: Text?, message: Message, actions: Actions) {
    (self.title, self.message, self.actions) = (title, message, actions)
  }

  var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        if title != nil || Message.self != EmptyView.self {
          VStack(spacing: 4) {
            title?.font(.footnote.weight(.semibold))
            message.font(.footnote)
          }
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .padding(14)
        }
        LayoutContainer(
          layout: DialogButtonsLayout(isColumn: true),
          content: DialogActions(actions: actions).modifier(DialogLines()))
      }
      .background(.ultraThickMaterial, in: RoundedRectangle(cornerRadius: 14))
      .clipShape(RoundedRectangle(cornerRadius: 14))
      if !hasCancel {
        Button("Cancel") {}
          .fontWeight(.semibold)
          .background(.background, in: RoundedRectangle(cornerRadius: 14))
          .clipShape(RoundedRectangle(cornerRadius: 14))
      }
    }
    .onPreferenceChange(HasCancelKey.self) { hasCancel = $0 }
    .padding(EdgeInsets(top: 0, leading: 8, bottom: 8, trailing: 8))
  }
}
