import Flipbook
import FlipbookUIKit
import FlipbookViews
import Foundation

/// A view that shows a scene of SpriteKit.
public struct SpriteView: View {
  private let scene: SKScene
  private let transition: SKTransition?
  private let isPaused: Bool
  private let framesPerSecond: Int
  private let options: Options

  /// Makes a view of a scene.
  ///
  /// - Parameters:
  ///   - transition: The way from a scene that was shown before; nil for none.
  ///   - isPaused: Whether the scene stands still.
  ///   - preferredFramesPerSecond: Steps of the scene in a second of film time.
  ///   - debugOptions: Numbers over the scene, which a film doesn't show. Their use is reported.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
  ) {
    unsupported("SpriteView.init(debugOptions:)", when: !debugOptions.isEmpty)
    (self.scene, self.transition, self.isPaused) = (scene, transition, isPaused)
    (framesPerSecond, self.options) = (preferredFramesPerSecond, options)
  }

  /// Makes a view of a scene. Every step is drawn, whatever the function says.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = [],
    shouldRender: @escaping (TimeInterval) -> Bool
  ) {
    self.init(
      scene: scene, transition: transition, isPaused: isPaused,
      preferredFramesPerSecond: preferredFramesPerSecond,
      options: options, debugOptions: debugOptions)
  }

  /// The view.
  public var body: some View {
    SpriteRepresentable(
      scene: scene, transition: transition, isPaused: isPaused, framesPerSecond: framesPerSecond,
      options: options)
  }
}
