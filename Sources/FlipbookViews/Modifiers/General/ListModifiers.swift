import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: FilmEditMode { FilmEditMode(binding: nil) }
}

private struct FilmEditMode: @unchecked Sendable { let binding: Binding<EditMode>? }

private enum MinRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { ControlMetrics.current.list.row }
}

private enum MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension View {
  /// Keeps a row from being selected; has no effect in a film.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Sets the margins of sections in lists, in points. Reports any length as unsupported.
  public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.listSectionMargins", when: length != nil, file, line) }
  /// Shows the index of sections. Reports `visible` as unsupported.
  public func listSectionIndexVisibility(_ visibility: Visibility, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.listSectionIndexVisibility", when: visibility == .visible, file, line) }
  /// Sets the label of a section in the index. Reports any label as unsupported.
  public func sectionIndexLabel(_ label: String?, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.sectionIndexLabel", when: label != nil, file, line)
  }
  /// Adds actions to a section. Reports itself as unsupported; the actions aren't shown.
  public func sectionActions<C: View>(
    @ViewBuilder content: () -> C, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.sectionActions", file, line) }
  /// Sets whether links in lists have a chevron.
  public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View {
    environment(\.linkIndicatorVisibility, visibility)
  }
}

extension EnvironmentValues {
  /// The prominence of the background: always `standard`.
  public var backgroundProminence: BackgroundProminence { .standard }
  /// The mode of editing of the lists around; nil unless set.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self].binding }
    set { self[EditModeKey.self] = FilmEditMode(binding: newValue) }
  }
  /// The least height of rows in lists, in points; that of the control metrics unless set.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }
  /// The least height of headers in lists, in points; nil for as high as their content makes them.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }
}

@MainActor
extension ForEach {
  /// Adds an action for deleting rows: by a swipe, and by the disc that rows have while their list is edited.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { editing { $0.delete = action } }
  /// Adds an action for moving rows. Rows show a handle while their list is edited, by which they are dragged.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { editing { $0.move = action } }
}
