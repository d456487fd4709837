/// The means by which a drawing measures text and finds images.
public struct DrawingResources: Sendable {
  /// Measures and lays out text.
  public var textEngine: any TextEngine { didSet { texts = ResolvedTexts() } }
  /// Finds images by their names.
  public var imageProvider: any ImageProvider
  /// The most that the scene may cost.
  package var limits = CostLimits()
  /// The files beside the scene.
  package var assets = SceneAssets(beside: nil)
  /// Finds films by their paths; nil where none are read.
  package var videoProvider: (any VideoProvider)?
  /// Decodes sounds by their paths; nil where none are read.
  package var soundProvider: (any SoundProvider)?
  /// Opens the font of formulae; gives nil where it is not installed.
  package var mathFont: (@Sendable () -> (any MathFont)?)?
  /// Gives the functions of a table of compiled shaders by its address; nil where none are called.
  package var shaderFunctions: (@Sendable (UInt) -> [any PixelFunction])?

  /// The texts that were resolved lately.
  private(set) var texts = ResolvedTexts()

  /// Makes resources without files beside the scene.
  public init(textEngine: any TextEngine, imageProvider: any ImageProvider) {
    self.textEngine = textEngine
    self.imageProvider = imageProvider
  }
}
