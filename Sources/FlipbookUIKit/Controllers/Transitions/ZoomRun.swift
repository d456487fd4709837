import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookViews
import Foundation

/// Adds the animations of a zoom to layers, to and fro by the same ends.
@MainActor
struct ZoomRun {
  let springs: ZoomSprings
  let isOpening: Bool

  /// Moves a value from the one at the source to the one in its place, or back.
  func move(
    _ layer: CALayer, _ key: String, _ source: Any, _ place: Any, _ spring: Spring, delay: TimeInterval = 0
  ) {
    let animation = CASpringAnimation(keyPath: key)
    animation.mass = 1
    animation.stiffness = spring.stiffness / spring.mass
    animation.damping = spring.damping / spring.mass
    animation.fromValue = isOpening ? source : place
    animation.toValue = isOpening ? place : source
    animation.duration = springs.end
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.fillMode = .backwards
    }
    layer.setValue(isOpening ? place : source, forKeyPath: key)
    layer.add(animation, forKey: "zoom." + key)
  }

  /// Moves a value through samples.
  func move(_ layer: CALayer, _ key: String, _ samples: [CGFloat]) {
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.values = samples
    animation.duration = springs.end
    layer.setValue(samples.last, forKeyPath: key)
    layer.add(animation, forKey: "zoom." + key)
  }

  /// Returns a function of the parts of the way of width and height, from 0 at the source, at even times of the whole run.
  func samples(_ value: (CGFloat, CGFloat) -> CGFloat) -> [CGFloat] {
    let count = max(2, Int((springs.end * 60).rounded(.up)))
    return (0...count).map { index in
      let time = springs.end * Double(index) / Double(count)
      let way = [springs.width, springs.height].map { $0.value(target: 1.0, time: time) }
      return isOpening ? value(way[0], way[1]) : value(1 - way[0], 1 - way[1])
    }
  }
}
