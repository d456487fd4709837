import FlipbookDrawing
import FlipbookLayers
import FlipbookMedia
import Foundation

extension LayerKind {
  nonisolated(unsafe) static let video: [LayerProperty] = [
    .of(
      "video", .either([.text, .named("video")]),
      "The film: a file beside the scene, or an object with the part of it, its speed and its sound. It plays from the layer's begin.",
      { $0.video($1) }
    ) { (layer: VideoFrameLayer, video: SceneVideo) in
      (layer.film, layer.part, layer.place) = (video.film, video.timing, video.place)
      layer.play(after: video.delay)
    }
  ]
}
