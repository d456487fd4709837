import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
@Suite("The entries of layers that a person looks into")
struct LayerEntriesTests {
  private func film(_ change: (CALayer, CALayer) -> Void) -> LayerRuntime {
    let runtime = LayerFilm.runtime(200, 100)
    let plate = CALayer()
    plate.name = "Plate"
    plate.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
    runtime.root.addSublayer(plate)
    change(runtime.root, plate)
    return runtime
  }

  private func plate(_ runtime: LayerRuntime, at time: TimeInterval) throws -> TreeEntry {
    _ = runtime.displayList(at: time)
    return try #require(runtime.treeEntries.first { $0.name.contains("Plate") })
  }

  @Test("a frame goes through all transforms of the superlayers, those of sublayers too")
  func scaled() throws {
    let runtime = film { root, _ in root.sublayerTransform = CATransform3DMakeScale(2, 2, 1) }
    // About the root's middle at (100, 50).
    #expect(try plate(runtime, at: 0).frame == CGRect(x: -80, y: -10, width: 80, height: 60))
  }

  @Test("an animation moves the frame and is named, with a key or without")
  func animated() throws {
    let runtime = film { _, plate in
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (30, 130, 2)
      plate.add(move, forKey: nil)
    }
    #expect(abs(try plate(runtime, at: 0).frame.minX - 10) < 1)
    let middle = try plate(runtime, at: 1)
    #expect(middle.frame.minX > 40 && middle.frame.minX < 80)
    #expect(middle.isAnimating && middle.details.contains("animates position.x"))
    #expect(try !plate(runtime, at: 3).isAnimating)
  }
}
