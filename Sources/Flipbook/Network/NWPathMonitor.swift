import FlipbookDiagnostics
import Foundation

/// Reports the networks that are reached. A film reaches none, as a phone in flight mode, which is reported.
public final class NWPathMonitor: @unchecked Sendable, AsyncSequence {
  /// Paths, one after the other.
  public typealias Element = NWPath

  /// Called once, after the monitor was started, with a path that isn't satisfied.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The queue that the handler is called on; nil before the start.
  public private(set) var queue: DispatchQueue?
  private var isCancelled = false

  /// Makes a monitor.
  public init() {}
  /// Makes a monitor of one kind of network. A film reaches no kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Makes a monitor of all but some kinds of networks. A film reaches no kind.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// A path that isn't satisfied.
  public var currentPath: NWPath { NWPath() }

  /// Calls the handler on a queue.
  public func start(queue: DispatchQueue) {
    guard self.queue == nil, !isCancelled else { return }
    self.queue = queue
    Self.report()
    queue.async { [self] in
      if !isCancelled { pathUpdateHandler?(currentPath) }
    }
  }

  /// Ends the calls.
  public func cancel() { isCancelled = true }

  /// One path that isn't satisfied.
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    Self.report()
    return AsyncStream { $0.yield(NWPath()) }.makeAsyncIterator()
  }

  private static func report() {
    DiagnosticCollector.current.report(
      Diagnostic(
        .note, code: "network.path", message: "A film reaches no network: NWPathMonitor finds no path."))
  }
}
