import FlipbookDrawing
import FlipbookPicture
import FlipbookTestSupport
import FlipbookTime
import FlipbookUIKit
import FlipbookViews
import Foundation
import SpriteKit

/// Runs a scene through film time, in a view of its size.
@MainActor
final class SpriteFilm {
  let runtime: ViewRuntime
  private(set) var list: DisplayList
  let scene: SKScene

  /// - Parameter seed: That of the run.
  init(_ scene: SKScene, size: CGSize = CGSize(width: 200, height: 200)) {
    SceneContext.current.nextScene().enter()
    FilmScreen.size = size
    FilmScreen.scale = 1
    self.scene = scene
    runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(size: size, background: .white, resources: TestRendering.resources) {
        SpriteView(scene: scene)
      }
    }
    list = runtime.displayList(at: 0)
  }

  /// Goes to a film time through the frames before it, at 60 a second.
  func go(to time: TimeInterval) {
    var next = runtime.now + 1.0 / 60
    while next < time - 1e-9 {
      _ = runtime.displayList(at: next)
      next += 1.0 / 60
    }
    list = runtime.displayList(at: time)
  }

  func bitmap() throws -> Bitmap { try TestRendering.bitmap(of: list) }

  /// The colour of a pixel, as 0xAARRGGBB.
  func pixel(_ x: Int, _ y: Int) throws -> UInt32 { try bitmap()[x, y] }

  /// A scene of 200 points.
  static func square() -> SKScene { SKScene(size: CGSize(width: 200, height: 200)) }
}
