import Flipbook

/// One of the seven scenes that are defined by formula, so that other renderers can draw the same pictures:
/// 1920 × 1080 points, 60 frames a second, 300 frames.
protocol BenchmarkScene: Sendable {
  /// The name on the command line.
  static var name: String { get }

  init()

  /// Draws frame `index`, 0…299.
  func draw(frame index: Int, in context: inout GraphicsContext)
}

enum BenchmarkScenes {
  static let size = CGSize(width: 1920, height: 1080)
  static let frameRate = 60
  static let frameCount = 300

  static var all: [any BenchmarkScene.Type] {
    [
      CirclesScene.self, GradientsScene.self, StrokesScene.self, RainScene.self, ClockScene.self,
      BlurScene.self,
      SlideshowScene.self,
    ]
  }

  /// Ten that nothing was tuned to, to see that what the seven gain isn't theirs alone.
  static var more: [any BenchmarkScene.Type] {
    [
      BarsScene.self, LinesScene.self, MapScene.self, DashesScene.self, PageScene.self, IconsScene.self,
      ThumbnailsScene.self, FogScene.self, ClipsScene.self, CardsScene.self,
    ]
  }
}
