import Synchronization

/// Collects diagnostics from every thread of a render and keeps each distinct one once, in order of first
/// report.
public final class DiagnosticCollector: Sendable {
  /// The collector that `report` calls in deep code go to. A render binds its own:
  /// `DiagnosticCollector.$current.withValue(collector) { … }`, once on each thread it uses.
  @TaskLocal public static var current = DiagnosticCollector()

  /// Distinct diagnostics kept; later ones are only counted, so that a scene that misbehaves on every frame
  /// can't fill the memory.
  public static let limit = 1_000

  private struct State {
    var order: [Diagnostic] = []
    var counts: [Diagnostic: Int] = [:]
    var dropped = 0
    var reports = 0
    var firstError: Diagnostic?
  }

  private let state = Mutex(State())
  /// The lines of the scene that use names which can't report their own line, such as properties, by name.
  package let places: [String: String]
  /// Called with each distinct diagnostic that is kept, once, from the thread that reports it.
  private let onNew: (@Sendable (Diagnostic) -> Void)?

  /// Makes an empty collector.
  public convenience init() { self.init(places: [:]) }

  package init(places: [String: String], onNew: (@Sendable (Diagnostic) -> Void)? = nil) {
    self.places = places
    self.onNew = onNew
  }

  /// Adds a diagnostic, or counts it when an equal one is there already.
  public func report(_ diagnostic: Diagnostic) {
    let isNew = state.withLock { state in
      state.reports &+= 1
      if diagnostic.severity == .error, state.firstError == nil { state.firstError = diagnostic }
      if let count = state.counts[diagnostic] {
        state.counts[diagnostic] = count + 1
        return false
      }
      guard state.order.count < Self.limit else {
        state.dropped += 1
        return false
      }
      state.counts[diagnostic] = 1
      state.order.append(diagnostic)
      return true
    }
    if isNew { onNew?(diagnostic) }
  }

  /// Adds a diagnostic, unless an equal one is there already: for what every frame would report again.
  package func reportOnce(_ diagnostic: Diagnostic) {
    let isThere = state.withLock { state in
      state.reports &+= 1
      return state.counts[diagnostic] != nil
    }
    if !isThere { report(diagnostic) }
  }

  /// Adds a warning; see ``report(_:)``.
  public func warn(_ code: String, _ message: String, place: String? = nil) {
    report(Diagnostic(.warning, code: code, message: message, place: place))
  }

  /// The distinct diagnostics so far, in order of first report.
  public var diagnostics: [Diagnostic] { state.withLock { $0.order } }

  /// How often something was reported, whether or not it was kept: what has changed in between had something to report.
  package var reportCount: Int { state.withLock { $0.reports } }

  /// The error reported first; nil while the scene can be rendered.
  public var firstError: Diagnostic? { state.withLock { $0.firstError } }

  /// How often an equal diagnostic was reported.
  public func count(of diagnostic: Diagnostic) -> Int { state.withLock { $0.counts[diagnostic] ?? 0 } }

  /// Distinct diagnostics that were not kept because of ``limit``.
  public var droppedCount: Int { state.withLock { $0.dropped } }
}
