import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Sets the purpose of the toolbar. Reports `editor` as unsupported.
  public func toolbarRole(_ role: ToolbarRole, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.toolbarRole", when: role == .editor, file, line)
  }
  /// Sets the size of the title in the navigation bar.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
  /// Sets the subtitle of the page. Reports itself as unsupported: no subtitle is shown.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.navigationSubtitle", file, line) }

  /// Sets the line below the title. Has no effect, with a diagnostic.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.navigationSubtitle", file, line) }

  /// Sets the line below the title. Has no effect, with a diagnostic.
  public func navigationSubtitle(_ subtitle: Text, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.navigationSubtitle", file, line)
  }
}
