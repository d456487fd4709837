internal import CSoupShim

/// The loop that the studio runs in, on the main thread.
enum StudioLoop {
  /// Runs until ``quit()``.
  @MainActor static func run() { csoup_loop_run() }

  @MainActor static func quit() { csoup_loop_quit() }

  /// Calls a function on the loop's thread, from any thread.
  static func post(_ body: @escaping @MainActor @Sendable () -> Void) {
    let box = Unmanaged.passRetained(PostedCall(body))
    csoup_post(
      { context in
        guard let context else { return }
        let call = Unmanaged<PostedCall>.fromOpaque(context).takeRetainedValue()
        MainActor.assumeIsolated { call.body() }
      }, box.toOpaque())
  }
}

private final class PostedCall: Sendable {
  let body: @MainActor @Sendable () -> Void

  init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }
}
