import FlipbookDiagnostics
import Foundation

extension NSObject {
  /// Calls an observer after changes of a property, given by its name.
  ///
  /// Objective-C's reports are not available: the property is compared sixty times a second of film time. An
  /// observer of another kind, or a name that is not known, adds a diagnostic.
  @MainActor @preconcurrency
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard observer is UIResponder || observer is OverridableObject else {
      DiagnosticCollector.current.warn(
        "observing.observer",
        "A \(type(of: observer)) can't observe \(keyPath): only views, view controllers and classes that override observeValue observe by name."
      )
      return
    }
    UIApplication.shared.keyPathObservers.removeAll { $0.observed == nil || $0.observer == nil }
    UIApplication.shared.keyPathObservers.append(
      KeyPathObserver(self, observer, keyPath, options, context))
  }

  /// Ends the last observation by this observer of this name.
  @MainActor @preconcurrency
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    stopObserving(observer, keyPath) { _ in true }
  }

  /// Ends the last observation by this observer of this name in a context.
  @MainActor @preconcurrency
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    stopObserving(observer, keyPath) { $0 == context }
  }

  @MainActor
  private func stopObserving(
    _ observer: NSObject, _ keyPath: String, _ isMeant: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let all = UIApplication.shared.keyPathObservers
    let found = all.lastIndex {
      $0.observed === self && $0.observer === observer && $0.keyPath == keyPath && isMeant($0.context)
    }
    guard let found else { return }
    all[found].stop()
    UIApplication.shared.keyPathObservers.remove(at: found)
  }
}
