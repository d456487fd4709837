import FlipbookDrawing
import FlipbookMotion

/// The sheet of UIKit's around hosted views, as it is when a finger comes down.
@MainActor
package final class HostedSheet {
  /// Nil outside of sheets.
  package var pull: SheetPull?

  package init() {}
}

private enum HostedSheetKey: EnvironmentKey { static var defaultValue: HostedSheet? { nil } }

extension EnvironmentValues {
  /// The sheet of UIKit's around hosted views; nil in other views.
  package var hostedSheet: HostedSheet? {
    get { self[HostedSheetKey.self] }
    set { self[HostedSheetKey.self] = newValue }
  }
}
