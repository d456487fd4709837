import Flipbook
import FlipbookSceneLists

extension GalleryCase {
  /// Each example scene at the start, the quarters and the end of five seconds, 160 pixels wide.
  static func scenes() -> [GalleryCase] {
    ExampleScene.allCases.map { scene in
      let size = scene.size ?? CGSize(width: 1920, height: 1080)
      return GalleryCase(
        .scenes, scene.rawValue, size: size, scale: 160 / size.width, times: [0, 1.25, 2.5, 3.75, 5]
      ) { scene.entry }
    }
  }
}
