internal import CSoupShim

/// A source that the loop polls, until the watch is cancelled or goes away, which it may in its own
/// call.
@MainActor
final class LoopWatch {
  private let body: @MainActor () -> Bool
  private var watch: OpaquePointer?

  /// Calls a function every so many milliseconds, until it returns false.
  init(everyMilliseconds interval: UInt32, _ body: @escaping @MainActor () -> Bool) {
    self.body = body
    watch = csoup_every(interval, Self.call, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Calls a function whenever a descriptor can be read or is at its end, until it returns false.
  init(descriptor: Int32, _ body: @escaping @MainActor () -> Bool) {
    self.body = body
    watch = csoup_watch_descriptor(descriptor, Self.call, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit { cancel() }

  func cancel() {
    guard let watch else { return }
    self.watch = nil
    csoup_watch_remove(watch)
  }

  private static let call: @convention(c) (UnsafeMutableRawPointer?) -> Bool = { context in
    guard let context else { return false }
    // Held for the length of the call, in which its owner may let go of it.
    let watch = Unmanaged<LoopWatch>.fromOpaque(context).retain()
    defer { watch.release() }
    return MainActor.assumeIsolated { watch.takeUnretainedValue().body() }
  }
}
