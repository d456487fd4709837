import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The appearance and behaviour of a field that is typed in.
struct TextFieldChrome<Label: View>: View {
  let text: Binding<String>
  let isSecure: Bool
  /// Whether the text goes on in further lines.
  let isTall: Bool
  let label: Label
  let name: String?
  /// Whether the text is written from a value: what is typed stays as it is until the focus leaves.
  let isFormatted: Bool
  let editingChanged: @MainActor (Bool) -> Void
  let commit: @MainActor () -> Void
  @State private var link = FocusLink()
  @State private var isFocused = false
  @State private var draft = FieldDraft()
  @Environment(\.textFieldHasBorder) private var hasBorder
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.focusHandler) private var handler
  @Environment(\.submitAction) private var submit
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.multilineTextAlignment) private var alignment

  init(
    text: Binding<String>, isSecure: Bool = false, isTall: Bool = false, label: Label, name: String?,
    isFormatted: Bool = false, editingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    commit: @escaping @MainActor () -> Void = {}
  ) {
    (self.text, self.isSecure, self.isTall, self.label, self.name) = (text, isSecure, isTall, label, name)
    (self.isFormatted, self.editingChanged, self.commit) = (isFormatted, editingChanged, commit)
  }

  private var shown: String {
    let written = text.wrappedValue
    let text = isFormatted && isFocused ? draft.text(over: written) : written
    return isSecure ? String(repeating: "•", count: text.count) : text
  }

  private var edge: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  /// From the border to the text: fields of one line are 34 high at body, those of several lines 8 more than these.
  private var borderInsets: EdgeInsets {
    guard hasBorder else { return EdgeInsets() }
    let vertical: CGFloat = isTall ? 4 : 6
    return EdgeInsets(top: vertical, leading: 7, bottom: vertical, trailing: 7)
  }

  private var keyboard: KeyboardInput {
    let (link, text, submit, commit) = (link, text, submit, commit)
    let draft = isFormatted ? $draft : nil
    return KeyboardInput(
      begin: { ViewRuntime.current?.touches.setFocus(link) },
      insert: { letter in
        var new = draft?.wrappedValue.text(over: text.wrappedValue) ?? text.wrappedValue
        if letter != "\u{8}" { new += letter } else if !new.isEmpty { new.removeLast() } else { return }
        text.wrappedValue = new
        draft?.wrappedValue = FieldDraft(text: new, written: text.wrappedValue)
      },
      submit: {
        commit()
        submit?()
        if let touches = ViewRuntime.current?.touches, touches.focus === link { touches.setFocus(nil) }
      })
  }

  var body: some View {
    // The focus reaches the field by these later.
    link.handler = handler
    handler?.link = link
    let keyboard = keyboard
    link.keyboard = { keyboard }
    link.changed = { focused in
      isFocused = focused
      if isFormatted { draft = FieldDraft() }
      editingChanged(focused)
    }
    return HStack(spacing: 1) {
      if shown.isEmpty {
        if isFocused { Caret(after: shown) }
        label.foregroundStyle(.placeholder)
      } else {
        if isSecure {
          Text(verbatim: shown).textRenderer(SecureDots(count: shown.count)).clipped()
        } else {
          Text(verbatim: shown)
        }
        if isFocused { Caret(after: shown) }
      }
    }
    .lineLimit(isTall ? nil : 1)
    .transformEnvironment(\.reservedLines) { if !isTall { $0 = 1 } }
    .environment(\.emptyTextsKeepALine, true)
    .modifier(FieldLine(isSingle: !isTall, isAtTop: isTall, isSecure: isSecure))
    .frame(maxWidth: .infinity, minHeight: hasBorder ? 34 - 2 * borderInsets.top : nil, alignment: edge)
    .padding(borderInsets)
    .background {
      // The system's ground, whatever style the views around have for theirs; in sheets, too.
      if hasBorder {
        RoundedRectangle(cornerRadius: 5).fill(.background).environment(\.backgroundStyle, nil)
      }
    }
    .overlay {
      if hasBorder {
        RoundedRectangle(cornerRadius: 5).strokeBorder(Color.primary.opacity(0.2), lineWidth: pixelLength)
      }
    }
    .contentShape(Rectangle())
    .onTapGesture { ViewRuntime.current?.touches.setFocus(link) }
    .opacity(isEnabled ? 1 : 0.5)
    .control {
      ControlInfo(
        kind: isSecure ? "secure field" : "text field", names: name.map { [$0] } ?? [],
        set: { value in
          guard case .text(let new) = value else { return false }
          text.wrappedValue = new
          return true
        }, keyboard: keyboard)
    }
    .modifier(DialogField(link: link))
  }
}
