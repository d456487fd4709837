import Dispatch
import Glibc

/// Takes the signals that ask a program to end (Ctrl-C and its like) away from their usual effect and hands
/// them to a closure while it lives.
package final class SignalRelay {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private var sources: [any DispatchSourceSignal] = []

  /// - Parameter handler: Called on a background queue with the signal's number.
  package init(handler: @escaping @Sendable (Int32) -> Void) {
    let queue = DispatchQueue(label: "flipbook.signals")
    for number in Self.signals {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { handler(number) }
      source.resume()
      sources.append(source)
    }
  }

  deinit {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
