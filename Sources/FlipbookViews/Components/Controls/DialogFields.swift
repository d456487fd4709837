/// The fields of a dialog. The first one takes the focus as the dialog comes.
@MainActor
final class DialogFields {
  private var hasField = false

  nonisolated init() {}

  func appeared(_ link: FocusLink) {
    guard !hasField else { return }
    hasField = true
    ViewRuntime.current?.touches.setFocus(link)
  }
}
