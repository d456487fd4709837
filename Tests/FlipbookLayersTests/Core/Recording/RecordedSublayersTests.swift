import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
@Suite("Recordings of many sublayers") struct RecordedSublayersTests {
  private func film() -> (LayerRuntime, [CALayer]) {
    let film = LayerFilm.runtime()
    let layers = (0..<150).map { (index: Int) -> CALayer in
      LayerFilm.square(CGFloat(index % 15) * 6 + 5, CGFloat(index / 15) * 9 + 5)
    }
    for layer in layers { film.root.addSublayer(layer) }
    CATransaction.setDisableActions(true)
    return (film, layers)
  }

  private func changes(_ layers: [CALayer], _ film: LayerRuntime) -> [(Double, () -> Void)] {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    func animation() -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 0.3
      return animation
    }
    return [
      (0.2, { layers[40].backgroundColor = red }), (0.4, { layers[80].add(animation(), forKey: nil) }),
      (0.5, { layers[10].removeFromSuperlayer() }), (0.9, { film.root.insertSublayer(layers[10], at: 100) }),
      (1.0, { layers[149].position.x += 3 }), (1.2, { film.root.sublayers?.last?.zPosition = -1 }),
      (1.4, { layers[149].zPosition = 0 }), (1.5, { layers[5].addSublayer(LayerFilm.square(9, 9, red)) }),
      (1.6, { film.root.opacity = 0.5 }), (1.7, { film.root.opacity = 1 }),
    ]
  }

  @Test("pictures are those of a film that keeps nothing from the frame before")
  func pictures() {
    func run(only frame: Int?) -> [DisplayList] {
      let (film, layers) = film()
      for (time, change) in changes(layers, film) {
        film.runLoop.post(at: time) {
          CATransaction.begin()
          CATransaction.setDisableActions(true)
          change()
          CATransaction.commit()
        }
      }
      return (frame.map { [$0] } ?? Array(0..<60)).map { film.displayList(at: Double($0) / 30) }
    }
    let all = run(only: nil)
    #expect(Set(all.map(\.contentHash)).count > 8)
    for frame in stride(from: 0, to: 60, by: 3) {
      #expect(run(only: frame)[0] == all[frame], "frame \(frame)")
    }
  }

  @Test("a layer that moves leaves the recordings of others as they are")
  func sharing() {
    let (film, layers) = film()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 2
    layers[70].add(animation, forKey: nil)
    for frame in 0..<5 { _ = film.displayList(at: Double(frame) / 30) }
    let before = film.displayList(at: 0.2)
    let after = film.displayList(at: 0.25)
    #expect(before != after)
    let known = Set(before.runs.map { ObjectIdentifier($0) })
    let shared = after.runs.filter { known.contains(ObjectIdentifier($0)) }
    let count: Int = shared.reduce(0) { $0 + $1.items.count }
    // 150 layers in blocks of 32, in one of which a layer moves.
    #expect(count >= 118)
  }

  @Test("a layer that is taken away is not kept")
  func release() {
    let (film, layers) = film()
    for frame in 0..<4 { _ = film.displayList(at: Double(frame) / 30) }
    weak var gone: CALayer?
    show {
      let layer = LayerFilm.square(50, 50)
      film.root.addSublayer(layer)
      for frame in 4..<8 { _ = film.displayList(at: Double(frame) / 30) }
      layer.removeFromSuperlayer()
      gone = layer
    }
    for frame in 8..<11 { _ = film.displayList(at: Double(frame) / 30) }
    #expect(gone == nil)
    #expect(layers.count == 150)
  }

  @Test("layers are not kept where few are left")
  func few() {
    weak var gone: CALayer?
    let film = LayerFilm.runtime()
    show {
      let layers = (0..<80).map { LayerFilm.square(CGFloat($0), 50) }
      for layer in layers { film.root.addSublayer(layer) }
      for frame in 0..<4 { _ = film.displayList(at: Double(frame) / 30) }
      for layer in layers { layer.removeFromSuperlayer() }
      gone = layers[0]
    }
    for frame in 4..<7 { _ = film.displayList(at: Double(frame) / 30) }
    #expect(gone == nil)
  }

  private func show(_ body: () -> Void) { body() }
}
