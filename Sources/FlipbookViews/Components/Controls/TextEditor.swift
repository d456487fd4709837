import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Lines of text to be typed in, in all the room there is.
public struct TextEditor: View {
  let text: Binding<String>
  @State private var link = FocusLink()
  @State private var isFocused = false
  /// When the focus came or the last letter was typed, in seconds of the film.
  @State private var start: TimeInterval = 0
  @Environment(\.focusHandler) private var handler
  @Environment(\.scrollContentIsHidden) private var hidesBackground
  @Environment(\.listStyle) private var listStyle
  @Environment(\.tintColor) private var tint

  /// Makes an editor of a text.
  public init(text: Binding<String>) { self.text = text }

  /// The text from the top leading corner, with a caret at its end while it has the focus.
  public var body: some View {
    let (text, link) = (text, link)
    let keyboard = KeyboardInput(
      begin: { ViewRuntime.current?.touches.setFocus(link) },
      insert: { text.wrappedValue += $0 }, submit: { text.wrappedValue += "\n" })
    link.keyboard = { keyboard }
    link.handler = handler
    handler?.link = link
    link.changed = {
      isFocused = $0
      start = FilmClock.now
    }
    return
      lines
      .alignmentGuide(.listRowSeparatorLeading) { _ in -5 }
      .modifier(FieldLine(isSingle: true, isAtTop: true))
      .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      // The ground of a row is seen through it.
      .background { if !hidesBackground, listStyle == nil { Rectangle().fill(.background) } }
      .contentShape(Rectangle())
      .onTapGesture { ViewRuntime.current?.touches.setFocus(link) }
      .control {
        ControlInfo(
          kind: "text editor",
          set: { value in
            guard case .text(let new) = value else { return false }
            text.wrappedValue = new
            return true
          }, keyboard: keyboard)
      }
  }

  /// The text, with the caret while it has the focus.
  @ViewBuilder
  private var lines: some View {
    let shown = text.wrappedValue
    if isFocused {
      let isEmpty = shown.isEmpty || shown.hasSuffix("\n")
      TimelineView(.animation) { timeline in
        // A letter in the last line, which would not be there without one.
        Text(verbatim: isEmpty ? shown + " " : shown)
          .textRenderer(
            CaretRenderer(
              isAtLineStart: isEmpty,
              opacity: CaretBlink.opacity(at: FilmClock.time(of: timeline.date) - start),
              color: tint ?? .accentColor))
      }
      .onChange(of: shown) { start = FilmClock.now }
    } else {
      Text(verbatim: shown).environment(\.emptyTextsKeepALine, true)
    }
  }
}
