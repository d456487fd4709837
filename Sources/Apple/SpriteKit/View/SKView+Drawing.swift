import Flipbook
import FlipbookDrawing
import FlipbookLayers
import FlipbookPicture
import Foundation

extension SKView {
  /// The items of the view: the scene, or two of which one goes.
  func items(_ map: CGAffineTransform, _ canvas: CGRect) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if !allowsTransparency {
      items.append(
        DisplayItem(
          content: .fill(Path(bounds), .color(.black), FillStyle()), transform: map, canvas: canvas))
    }
    guard let scene else { return items }
    guard let change else { return items + picture(of: scene, map, canvas) }
    let pictures = ScenePictures(
      old: picture(of: change.old, map, canvas), new: picture(of: scene, map, canvas), bounds: bounds,
      map: map,
      canvas: canvas)
    return items + change.transition.items(pictures, at: change.part(at: LayerClock.now))
  }

  private func picture(of scene: SKScene, _ map: CGAffineTransform, _ canvas: CGRect) -> [DisplayItem] {
    let base = transform(of: scene).concatenating(map)
    guard base.determinant != 0, base.isFinite else { return [] }
    let recorder = NodeRecorder(canvas: canvas, base: base)
    let place = NodePlace(transform: base, alpha: Double(scene.alpha), height: 0)
    scene.draw(place, recorder)
    let ground = scene.backgroundColor.rgba
    guard ground.opacity > 0 else { return recorder.items }
    let area = sceneRect(of: scene).intersection(bounds)
    let back = DisplayItem(
      content: .fill(Path(area), .color(ground), FillStyle()), transform: map, canvas: canvas)
    return [back] + recorder.items
  }
}
