import Flipbook
import FlipbookUIKit
import FlipbookViews
import Foundation

/// The view of UIKit that shows a scene for a view of SwiftUI.
struct SpriteRepresentable: UIViewRepresentable {
  let scene: SKScene
  let transition: SKTransition?
  let isPaused: Bool
  let framesPerSecond: Int
  let options: SpriteView.Options

  func makeUIView(context: Context) -> SceneStage { SceneStage(frame: .zero) }

  func updateUIView(_ view: SceneStage, context: Context) {
    view.allowsTransparency = options.contains(.allowsTransparency)
    view.ignoresSiblingOrder = options.contains(.ignoresSiblingOrder)
    view.preferredFramesPerSecond = framesPerSecond
    view.isPaused = isPaused
    view.plan(scene, transition)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: SceneStage, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }
}
