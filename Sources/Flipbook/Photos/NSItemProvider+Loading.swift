import FlipbookViews
import Foundation

extension NSItemProvider {
  /// False: a film's provider has nothing.
  public func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }

  /// Calls back with nothing and an error, which is reported.
  ///
  /// - Returns: The progress, which is complete.
  @discardableResult
  public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void,
    file: String = #fileID, line: Int = #line
  ) -> Progress {
    unsupported("NSItemProvider.loadObject", file, line)
    DispatchQueue.main.async { completionHandler(nil, CocoaError(.fileNoSuchFile)) }
    return Progress(totalUnitCount: 0)
  }
}
