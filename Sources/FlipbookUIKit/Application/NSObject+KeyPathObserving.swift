import FlipbookDiagnostics
import Foundation

extension NSObject {
  /// Has a view or view controller told of changes of a property, by its name.
  ///
  /// There is no Objective-C to tell of changes: sixty times a second of film time the property is looked at.
  @MainActor @preconcurrency
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let responder = observer as? UIResponder else {
      DiagnosticCollector.current.warn(
        "observing.observer",
        "A \(type(of: observer)) can't be told of \(keyPath): only views and view controllers observe by name."
      )
      return
    }
    UIApplication.shared.keyPathObservers.removeAll { $0.observed == nil || $0.observer == nil }
    UIApplication.shared.keyPathObservers.append(
      KeyPathObserver(self, responder, keyPath, options, context))
  }

  /// Ends what `addObserver` began last for this observer and name.
  @MainActor @preconcurrency
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    stopObserving(observer, keyPath) { _ in true }
  }

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
