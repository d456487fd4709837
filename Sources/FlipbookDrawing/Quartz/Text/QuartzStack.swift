import FlipbookDiagnostics

/// The contexts that calls without a context draw in, while ``GraphicsContext/withCGContext(content:)`` runs.
///
/// Each run has its own and stays on the thread that draws, which is what makes it safe to hold in a task local.
final class QuartzStack: @unchecked Sendable {
  @TaskLocal static var current: QuartzStack?

  /// The context being drawn, which measures text.
  let context: CGContext
  /// What UIKit's calls draw in, the last pushed at the end.
  var pushed: [CGContext] = []

  init(_ context: CGContext) { self.context = context }

  /// The context being drawn; nil, with a diagnostic, when there is none.
  static func drawing(_ what: String) -> CGContext? {
    if let context = current?.context { return context }
    DiagnosticCollector.current.warn(
      "cgcontext.none", "Outside of withCGContext \(what); there is no context that knows.")
    return nil
  }

  /// The context that was pushed last; nil, with a diagnostic, when there is none.
  static func pushed(_ what: String) -> CGContext? {
    if let context = current?.pushed.last { return context }
    DiagnosticCollector.current.warn(
      "cgcontext.none", "Without UIGraphicsPushContext \(what); there is no context to draw in.")
    return nil
  }
}

/// Makes a context the one that strings draw in.
public func UIGraphicsPushContext(_ context: CGContext) { QuartzStack.current?.pushed.append(context) }

/// Goes back to the context before the last pushed.
public func UIGraphicsPopContext() { _ = QuartzStack.current?.pushed.popLast() }

/// The context that was pushed last; nil when there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { QuartzStack.current?.pushed.last }
