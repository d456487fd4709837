import FlipbookDrawing
import FlipbookMotion
import Foundation

// Nothing is handed to other apps or to services.
extension View {
  /// Sets whether held drags activate controls; has no effect in a film.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Exports data to services; the action is never called in a film.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }
  /// Provides the data of the view; the action is never called in a film.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

extension EnvironmentValues {
  /// The spring loading of controls: always `automatic`.
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
}
