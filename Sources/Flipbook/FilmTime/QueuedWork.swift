/// Work that a queue has been given, and does once.
final class QueuedWork {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  func perform() { work() }
}
