import Flipbook

/// The choice of an engine. A film is drawn the same by each.
public enum RenderingEngineOption: Hashable, Sendable {
  case automatic
  case specific(RenderingEngine)

  /// The engine on the main thread.
  public static var mainThread: RenderingEngineOption { .specific(.mainThread) }
  /// The engine of Core Animation.
  public static var coreAnimation: RenderingEngineOption { .specific(.coreAnimation) }
}
