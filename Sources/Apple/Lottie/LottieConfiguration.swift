import Flipbook

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
