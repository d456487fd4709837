/// The nodes that read preferences, and whether any may have changed.
@MainActor
struct PreferenceObservers {
  struct Entry {
    weak var observer: (any PreferenceObserver)?
  }

  private var observers: [Entry] = []
  var needCheck = false

  mutating func add(_ observer: any PreferenceObserver) {
    observers.append(Entry(observer: observer))
    needCheck = true
  }

  /// The observers that are to look, once after each change.
  mutating func due() -> [Entry] {
    guard needCheck else { return [] }
    needCheck = false
    observers.removeAll { $0.observer == nil }
    return observers
  }
}

extension ViewRuntime {
  func addPreferenceObserver(_ observer: any PreferenceObserver) { preferenceObservers.add(observer) }

  /// Has observers check for changes. They make and change views, which may add observers and set preferences that others
  /// read; what is set after some rounds is what the observers' own views set each time.
  func checkPreferences() {
    for _ in 0..<Self.preferenceRounds {
      for entry in preferenceObservers.due() { entry.observer?.checkPreferences() }
      guard preferenceObservers.needCheck else { return }
    }
    preferenceObservers.needCheck = false
  }

  /// How often observers of preferences check in an update.
  private static var preferenceRounds: Int { 3 }

  /// A preference may have changed: observers check at the end of the update.
  func preferencesChanged() { preferenceObservers.needCheck = true }
}
