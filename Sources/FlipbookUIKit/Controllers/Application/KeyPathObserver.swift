import FlipbookDiagnostics
import Foundation

/// Compares a property by its name for an observer, and reports its changes.
@MainActor
final class KeyPathObserver {
  private(set) weak var observed: NSObject?
  private(set) weak var observer: NSObject?
  let keyPath: String
  private let options: NSKeyValueObservingOptions
  let context: UnsafeMutableRawPointer?
  private var last: AnyHashable?
  private var observation: NSKeyValueObservation?

  init(
    _ observed: NSObject, _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    (self.observed, self.observer, self.keyPath) = (observed, observer, keyPath)
    (self.options, self.context) = (options, context)
    guard let value = NamedValue.value(of: observed, keyPath) else {
      DiagnosticCollector.current.warn(
        "observing.key",
        "The property \(keyPath) of a \(type(of: observed)) can't be observed by its name; its changes are not reported. Use observe(\\.\(keyPath)) in its place."
      )
      return
    }
    last = value.base
    if options.contains(.initial) { notify(old: nil, value.base) }
    observation = NSKeyValueObservation { [weak self] in self?.compare() ?? false }
  }

  func stop() { observation?.invalidate() }

  /// Compares the property. Returns whether to compare it again.
  private func compare() -> Bool {
    guard let observed, observer != nil else { return false }
    guard let now = NamedValue.value(of: observed, keyPath), now.base != last else { return true }
    let old = last
    last = now.base
    notify(old: old, now.base)
    return true
  }

  private func notify(old: AnyHashable?, _ new: AnyHashable?) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = new?.base ?? NSNull() }
    if options.contains(.old), let old { change[.oldKey] = old.base }
    (observer as? UIResponder)?.observeValue(
      forKeyPath: keyPath, of: observed, change: change, context: context)
    (observer as? OverridableObject)?.observeValue(
      forKeyPath: keyPath, of: observed, change: change, context: context)
  }
}
