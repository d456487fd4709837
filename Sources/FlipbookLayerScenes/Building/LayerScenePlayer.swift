import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// Runs a scene file through film time.
///
/// The picture at a time follows from the transactions up to it and from closed forms; frames between are not
/// drawn. Going back starts anew.
@MainActor
package final class LayerScenePlayer {
  private let scene: LayerScene
  private let environment: EnvironmentValues
  private let background: Color
  private let resources: DrawingResources
  private var runtime: LayerRuntime?

  /// - Parameter background: The background of the picture.
  package init(
    _ scene: LayerScene, environment: EnvironmentValues, background: Color, resources: DrawingResources
  ) {
    self.scene = scene
    self.environment = environment
    self.background = background
    self.resources = resources
  }

  /// Times of the scene by name, in seconds.
  package var markers: [String: Double] { scene.markers }

  /// The picture at a film time, in seconds.
  package func displayList(at time: TimeInterval) -> DisplayList {
    if let runtime, runtime.now <= time { return runtime.displayList(at: time) }
    let runtime = begin()
    self.runtime = runtime
    return runtime.displayList(at: time)
  }

  /// The layers that are shown, from the outermost in.
  package var treeEntries: [TreeEntry] { runtime?.treeEntries ?? [] }

  /// Makes the layers and runs all transactions up to a film time, without drawing anything.
  package func rehearse(until time: TimeInterval) {
    let runtime = begin()
    runtime.run(until: time)
    self.runtime = runtime
  }

  private func begin() -> LayerRuntime {
    let runtime = LayerRuntime(
      size: scene.size, environment: environment, background: background, resources: resources)
    let stage = LayerStage(seed: UInt32(truncatingIfNeeded: scene.seed))
    let place = self.place(in: runtime.root)
    scene.root?.fill(place, on: stage)
    for layer in scene.layers { place.addSublayer(layer.make(on: stage)) }
    stage.settle()
    for transaction in scene.transactions {
      runtime.runLoop.post(at: transaction.at) { transaction.run(on: stage) }
    }
    return runtime
  }

  /// The layer that holds the others: the film's, or one that is scaled to it.
  private func place(in root: CALayer) -> CALayer {
    let (film, design) = (scene.size, scene.designSize)
    guard scene.fit != .none, film != design else { return root }
    let place = CALayer()
    place.bounds = CGRect(origin: .zero, size: design)
    place.position = CGPoint(x: film.width / 2, y: film.height / 2)
    var (x, y) = (film.width / design.width, film.height / design.height)
    switch scene.fit {
    case .contain: (x, y) = (min(x, y), min(x, y))
    case .cover: (x, y) = (max(x, y), max(x, y))
    case .none, .fill: break
    }
    root.addSublayer(place)
    root.sublayerTransform = CATransform3DMakeScale(x, y, 1)
    return place
  }
}
