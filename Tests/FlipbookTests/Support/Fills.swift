import Flipbook
import FlipbookScenes
import Foundation

@testable import FlipbookDrawing

/// The rectangles that a view fills, in its frame's coordinates, in drawing order. The ground isn't among them.
///
/// - Parameter frames: The frame that is looked at; those before are drawn.
@MainActor
func fills(
  of view: some View, in size: CGSize = CGSize(width: 400, height: 400), through frames: Int = 0
) throws -> [CGRect] {
  var settings = SceneSettings()
  (settings.size, settings.scale, settings.duration) = (size, 1, 6)
  let entry = SceneRegistry.Entry(name: "", kind: .view) { .view(AnyView(view)) }
  let source = try SceneFrameSource(
    entry: entry, settings: settings, resources: SceneResources.make(forSceneAt: "/tmp/Scene.swift"))
  for frame in 0..<frames { _ = source.displayList(at: frame) }
  return filled(source.displayList(at: frames).items, .identity)
}

private func filled(_ items: [DisplayItem], _ outer: CGAffineTransform) -> [CGRect] {
  items.flatMap { item -> [CGRect] in
    switch item.content {
    case .fill(let path, _, _): [path.boundingRect.applying(item.transform).applying(outer)]
    case .layer(let layer): filled(layer.items, outer)
    default: []
    }
  }
}
