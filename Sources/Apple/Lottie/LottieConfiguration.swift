import Flipbook

/// The engine that a device draws with. A film is drawn the same by each.
public enum RenderingEngine: Hashable, Sendable {
  case mainThread
  case coreAnimation
}

/// The choice of an engine. A film is drawn the same by each.
public enum RenderingEngineOption: Hashable, Sendable {
  case automatic
  case specific(RenderingEngine)

  /// The engine on the main thread.
  public static var mainThread: RenderingEngineOption { .specific(.mainThread) }
  /// The engine of Core Animation.
  public static var coreAnimation: RenderingEngineOption { .specific(.coreAnimation) }
}

/// How a device reads files; here there is one way.
public enum DecodingStrategy: Hashable, Sendable {
  case legacyCodable
  case dictionaryBased
}

/// Whether a device that reduces motion plays animations.
public enum ReducedMotionMode: Hashable, Sendable {
  case standardMotion
  case reducedMotion
}

/// How a device finds out about reduced motion. A film has standard motion.
public enum ReducedMotionOption: Hashable, Sendable {
  case standardMotion
  case reducedMotion
  case systemReducedMotionToggle
}

/// Settings of the device's engines; a film is drawn the same with each.
public struct LottieConfiguration: Hashable, Sendable {
  /// The settings where none are given.
  public static var shared: LottieConfiguration {
    get { LottieConfiguration() }
    set { _ = newValue }
  }

  /// The engine.
  public var renderingEngine: RenderingEngineOption
  /// The way files are read.
  public var decodingStrategy: DecodingStrategy
  /// The choice of motion.
  public var reducedMotionOption: ReducedMotionOption

  /// Makes settings.
  public init(
    renderingEngine: RenderingEngineOption = .automatic,
    decodingStrategy: DecodingStrategy = .dictionaryBased,
    reducedMotionOption: ReducedMotionOption = .standardMotion
  ) {
    self.renderingEngine = renderingEngine
    self.decodingStrategy = decodingStrategy
    self.reducedMotionOption = reducedMotionOption
  }
}
