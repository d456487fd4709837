/// The nodes that read preferences, and whether any may have changed.
@MainActor
struct PreferenceObservers {
  private struct Weak {
    weak var observer: (any PreferenceObserver)?
  }

  private var observers: [Weak] = []
  var needCheck = false

  mutating func add(_ observer: any PreferenceObserver) {
    observers.append(Weak(observer: observer))
    needCheck = true
  }

  mutating func check() {
    guard needCheck else { return }
    needCheck = false
    observers.removeAll { $0.observer == nil }
    observers.forEach { $0.observer?.checkPreferences() }
  }
}

extension ViewRuntime {
  func addPreferenceObserver(_ observer: any PreferenceObserver) { preferenceObservers.add(observer) }

  /// A preference may be another than before: looks at the end of the update.
  func preferencesChanged() { preferenceObservers.needCheck = true }
}
