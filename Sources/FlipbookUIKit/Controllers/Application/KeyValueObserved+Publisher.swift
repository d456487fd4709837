import FlipbookCombine
import FlipbookMotion
import FlipbookTime
import Foundation

extension KeyValueObserved {
  /// The values of a property: the present one unless `options` leave out `initial`, and each that it changes to.
  ///
  /// It is observed as by ``observe(_:options:changeHandler:)``, sixty times a second, until the subscription is cancelled.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    let target = OnSceneThread((object: self, keyPath: keyPath))
    return Deferred {
      MainActor.assumeIsolated {
        let (object, keyPath) = target.value
        let subject = PassthroughSubject<Value, Never>()
        let observation = object.observe(keyPath) { object, _ in subject.send(object[keyPath: keyPath]) }
        let held = OnSceneThread(observation)
        let first = options.contains(.initial) ? [object[keyPath: keyPath]] : []
        return OnSceneThread(
          first.publisher.append(subject).handleEvents(receiveCancel: {
            MainActor.assumeIsolated { held.value.invalidate() }
          }).eraseToAnyPublisher())
      }.value
    }.eraseToAnyPublisher()
  }
}
