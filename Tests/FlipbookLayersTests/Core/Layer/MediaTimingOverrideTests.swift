import FlipbookLayers
import Foundation
import Testing

/// Properties of `CAMediaTiming` in subclasses of layers, as sources override them.
@MainActor
struct MediaTimingOverrideTests {
  private final class Counted: CAReplicatorLayer {
    var changes = 0
    override var repeatCount: Float { didSet { changes += 1 } }
    override var speed: Float {
      get { super.speed }
      set { super.speed = newValue * 2 }
    }
  }

  @Test("a subclass hears of changes of its timing, and may change them")
  func overridden() {
    let layer = Counted()
    layer.repeatCount = 3
    #expect(layer.changes == 1 && layer.repeatCount == 3)
    layer.speed = 1
    #expect(layer.speed == 2)
    #expect(layer.convertTime(3, from: nil) == 6)
  }
}
