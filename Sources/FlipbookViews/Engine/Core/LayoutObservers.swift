/// The observers of each complete layout, in the order in which they were added.
@MainActor
package final class LayoutObservers {
  private struct Weak {
    weak var observer: (any LayoutObserver)?
  }

  private var services: [(key: ObjectIdentifier, service: any LayoutObserver)] = []
  private var observers: [Weak] = []

  package init() {}

  /// The one observer of a type that a runtime shares, made when it is first asked for.
  package func service<S: LayoutObserver>(_ make: () -> S) -> S {
    let key = ObjectIdentifier(S.self)
    if let known = services.first(where: { $0.key == key })?.service as? S { return known }
    let made = make()
    services.append((key, made))
    return made
  }

  /// Adds an observer for as long as it lives.
  package func add(_ observer: any LayoutObserver) { observers.append(Weak(observer: observer)) }

  package func layoutFinished() {
    for (_, service) in services { service.layoutFinished() }
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.observer == nil }
    for weak in observers { weak.observer?.layoutFinished() }
  }
}
