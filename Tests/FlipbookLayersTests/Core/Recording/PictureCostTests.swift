import FlipbookDiagnostics
import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
@Suite("What pictures of layers may cost")
struct PictureCostTests {
  private func codes(_ root: CALayer, limits: CostLimits = CostLimits(), _ size: CGFloat = 100) -> [String] {
    LayerFilm.diagnostics {
      var resources = LayerFilm.resources
      resources.limits = limits
      let runtime = LayerRuntime(size: CGSize(width: size, height: size), resources: resources)
      runtime.root.addSublayer(root)
      _ = runtime.displayList(at: 0)
    }.map { "\($0.severity.rawValue) \($0.code)" }
  }

  private func replicator(_ count: Int, _ content: CALayer) -> CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    layer.instanceCount = count
    layer.addSublayer(content)
    return layer
  }

  @Test("replicators in code are refused before their copies are drawn")
  func replicators() {
    let square = LayerFilm.square(5, 5)
    let start = ContinuousClock.now
    #expect(codes(replicator(1_000, replicator(1_000, replicator(1_000, square)))) == ["error cost.layers"])
    #expect(codes(replicator(1_000_000_000, LayerFilm.square(5, 5))) == ["error cost.layers"])
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test("as many copies as the limit allows are drawn, one more is refused")
  func exact() {
    var limits = CostLimits()
    // A copy counts itself and the layer in it.
    limits.layers = 20
    #expect(codes(replicator(10, LayerFilm.square(5, 5)), limits: limits) == [])
    #expect(codes(replicator(11, LayerFilm.square(5, 5)), limits: limits) == ["error cost.layers"])
  }

  @Test("each picture begins anew")
  func anew() {
    let reported = LayerFilm.diagnostics {
      var resources = LayerFilm.resources
      resources.limits.layers = 30
      let runtime = LayerRuntime(size: CGSize(width: 50, height: 50), resources: resources)
      runtime.reusesPictures = false
      let square = LayerFilm.square(5, 5)
      runtime.root.addSublayer(replicator(10, square))
      for time in 0..<20 {
        square.position.x = CGFloat(time)
        _ = runtime.displayList(at: Double(time))
      }
    }
    #expect(reported == [])
  }

  @Test("filters and particles are refused by what they cost")
  func others() {
    let blurred = LayerFilm.square(50, 50)
    blurred.filters = Array(
      repeating: BlurFilter(radius: 14), count: 200)
    #expect(codes(blurred, 32) == ["error cost.filters"])
    let small = LayerFilm.square(50, 50)
    small.filters = [BlurFilter(radius: 10_000)]
    #expect(codes(small) == [])
    // What emits and is not seen costs too.
    let unseen = CAEmitterCell()
    (unseen.birthRate, unseen.lifetime) = (100_000, 100_000)
    let parent = CAEmitterCell()
    (parent.birthRate, parent.lifetime, parent.emitterCells) = (100_000, 100, [unseen])
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [parent]
    emitter.beginTime = -50
    #expect(codes(emitter).filter { $0.hasPrefix("error") } == ["error cost.particles"])
  }
}

private struct BlurFilter: LayerFilter {
  var radius: Double
  let filterName = "CIGaussianBlur"

  func filterValue(_ key: String) -> Any? { key == "inputRadius" ? radius : nil }
}
