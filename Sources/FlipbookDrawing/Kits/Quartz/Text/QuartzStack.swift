import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// The contexts that calls without a context draw in, while ``GraphicsContext/withCGContext(content:)`` runs.
///
/// Each run has its own and stays on the thread that draws, which is what makes it safe to hold in a task local.
final class QuartzStack: @unchecked Sendable {
  @TaskLocal private static var drawn: QuartzStack?

  /// The stack of the image that is being made, or of the picture that is being drawn.
  static var current: QuartzStack? { openImage ?? drawn }

  /// Makes a context the one that is drawn while something runs.
  static func whileDrawing<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    try $drawn.withValue(QuartzStack(context), operation: body)
  }

  /// The context being drawn, which measures text.
  let context: CGContext
  /// The contexts that UIKit's calls draw in, the last pushed at the end.
  var pushed: [CGContext] = []

  init(_ context: CGContext) { self.context = context }

  /// The layout of a text as the scene sets it; nil, with a diagnostic, where nothing measures text.
  static func layout(_ text: NSAttributedString, in size: CGSize, _ what: String) -> TextLayout? {
    let traits = SceneTraits.current
    var environment = EnvironmentValues()
    environment.colorScheme = traits.colorScheme
    if let context = current?.context { environment = context.environment }
    guard let engine = (current?.context.recorder.resources ?? traits.resources)?.textEngine else {
      DiagnosticCollector.current.warn(
        "cgcontext.none", "\(what) where no scene runs; there is nothing to measure it with.")
      return nil
    }
    return engine.layout(text.textContent(in: environment), in: size)
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
