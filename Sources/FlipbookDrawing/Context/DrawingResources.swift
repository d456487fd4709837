/// What a drawing needs from outside to measure text and to find images.
public struct DrawingResources: Sendable {
  public var textEngine: any TextEngine
  public var imageProvider: any ImageProvider
  /// What the scene may cost.
  package var limits = CostLimits()

  public init(textEngine: any TextEngine, imageProvider: any ImageProvider) {
    self.textEngine = textEngine
    self.imageProvider = imageProvider
  }
}
