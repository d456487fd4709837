import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor struct AnimationTests {
  /// A box of 20 points at the left, moved by `animate` once the film runs.
  private func film(_ animate: @escaping @MainActor (UIView) -> Void) -> (UIKitFilm, UIView) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    box.backgroundColor = .red
    let film = UIKitFilm { $0.addSubview(box) }
    animate(box)
    film.go(to: film.runtime.now)
    return (film, box)
  }

  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test("a block animates what it changes, and the model has the new value at once")
  func block() {
    var ends: [Bool] = []
    let (film, box) = film { box in
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x += 100 },
        completion: { ends.append($0) })
    }
    #expect(box.center.x == 110)
    #expect(abs(x(box) - 10) < 1e-6)
    film.go(to: 0.5)
    #expect(abs(x(box) - 60) < 1e-6)
    #expect(ends.isEmpty)
    film.go(to: 1.05)
    #expect(abs(x(box) - 110) < 1e-6)
    #expect(ends == [true])
  }

  @Test("a second block on the way goes on from where the first has come, without a jump")
  func retargeting() {
    let (film, box) = film { box in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x = 110 })
    }
    film.go(to: 0.5)
    let before = x(box)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x = 10 })
    film.go(to: 0.5)
    #expect(abs(x(box) - before) < 1e-6)
    film.go(to: 1.6)
    #expect(abs(x(box) - 10) < 1e-6)
  }

  @Test("moves of a transform add up: one that waits for another leaves that its way")
  func movesOfTransforms() {
    let (film, box) = film { box in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.transform = CGAffineTransform(translationX: 100, y: 0)
      }
      UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
        box.transform = CGAffineTransform(translationX: 60, y: 0)
      }
    }
    for (time, wanted) in [(0.0, 0.0), (0.5, 50), (1, 100), (1.5, 80), (2.1, 60)] {
      film.go(to: time)
      let shown = box.layer.presentation()?.affineTransform().tx ?? .nan
      #expect(abs(shown - wanted) < 1e-6, "at \(time): \(shown)")
    }
  }

  @Test("a change of all of a transform takes over from moves that are under way")
  func transformsTakeOver() {
    let (film, box) = film { box in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.transform = CGAffineTransform(translationX: 100, y: 0)
      }
    }
    film.go(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    film.go(to: 1)
    let shown = box.layer.presentation()?.affineTransform() ?? .identity
    #expect(abs(shown.tx - 25) < 1e-6 && abs(shown.a - 1.5) < 1e-6)
  }

  @Test("a delay holds the old value")
  func delay() {
    let (film, box) = film { box in
      UIView.animate(
        withDuration: 1, delay: 0.5, options: .curveLinear, animations: { box.center.x = 110 })
    }
    film.go(to: 0.4)
    #expect(abs(x(box) - 10) < 1e-6)
    film.go(to: 1)
    #expect(abs(x(box) - 60) < 1e-6)
  }

  @Test("a spring of a duration and a damping ratio goes beyond the end and rests when the time is over")
  func spring() {
    var most: CGFloat = 0
    let (film, box) = film { box in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
        animations: { box.center.x = 110 })
    }
    for frame in 1...59 {
      film.go(to: Double(frame) / 60)
      most = max(most, x(box))
    }
    // exp(-π ζ / √(1 - ζ²)) of the way beyond the end.
    #expect(abs(most - (110 + 100 * exp(-.pi * 0.4 / (1 - 0.16).squareRoot()))) < 0.5)
    film.go(to: 0.999)
    #expect(abs(x(box) - 110) < 0.2)
  }

  @Test("keyframes have their parts of the time")
  func keyframes() {
    let (film, box) = film { box in
      UIView.animateKeyframes(
        withDuration: 2, delay: 0,
        options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 60 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 110 }
        })
    }
    film.go(to: 0.25)
    #expect(abs(x(box) - 35) < 1e-6)
    film.go(to: 0.75)
    #expect(abs(x(box) - 60) < 1e-6)
    film.go(to: 1.5)
    #expect(abs(x(box) - 85) < 1e-6)
  }

  @Test("an animator is scrubbed, turned round and goes on")
  func animator() {
    var positions: [UIViewAnimatingPosition] = []
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let film = UIKitFilm { $0.addSubview(box) }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 110 }
    animator.addCompletion { positions.append($0) }
    animator.fractionComplete = 0.25
    film.go(to: 0.1)
    #expect(abs(x(box) - 35) < 1e-6)
    #expect(animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.75
    film.go(to: 0.2)
    #expect(abs(x(box) - 85) < 1e-6)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    film.go(to: 0.45)
    #expect(abs(x(box) - 60) < 1e-6)
    #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
    animator.isReversed = false
    film.go(to: 0.7)
    #expect(abs(x(box) - 85) < 1e-6)
    film.go(to: 1)
    #expect(positions == [.end])
    #expect(box.center.x == 110)
    #expect(animator.state == .inactive)
  }

  @Test("an animator that is turned round ends at the start, with the old value")
  func reversed() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let film = UIKitFilm { $0.addSubview(box) }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 110 }
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    film.go(to: 0.5)
    animator.isReversed = true
    film.go(to: 1.1)
    #expect(end == .start)
    #expect(box.center.x == 10)
  }

  @Test("places go along each axis with a velocity of its own")
  func axes() {
    // Critically damped: x = 1 - (1 + (ω - v) t) · e^-ωt of the way.
    let (frequency, way) = (10.0, CGPoint(x: 100, y: 60))
    let velocity = CGVector(dx: 25, dy: 0)
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: velocity)
    let (film, box) = film { box in
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
      animator.addAnimations { box.center = CGPoint(x: box.center.x + way.x, y: box.center.y + way.y) }
      animator.startAnimation()
    }
    let start = film.runtime.now
    for time in [0.05, 0.1, 0.2, 0.4] {
      film.go(to: start + time)
      let place = box.layer.presentation()?.position ?? .zero
      func share(_ velocity: Double) -> Double {
        1 - (1 + (frequency - velocity) * time) * exp(-frequency * time)
      }
      #expect(abs(place.x - 10 - way.x * share(25)) < 0.01, "\(time): \(place)")
      #expect(abs(place.y - 10 - way.y * share(0)) < 0.01, "\(time): \(place)")
    }
    film.go(to: start + 3)
    #expect(box.layer.animationKeys() ?? [] == [])
    #expect(box.center == CGPoint(x: 110, y: 70))
  }

  @Test("an animator on two axes stands still and goes on from there")
  func axesPaused() {
    var animator: UIViewPropertyAnimator!
    let (film, box) = film { box in
      animator = UIViewPropertyAnimator(
        duration: 0,
        timingParameters: UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 8, dy: 0)))
      animator.addAnimations { box.center = CGPoint(x: 110, y: 110) }
      animator.startAnimation()
    }
    film.go(to: film.runtime.now + 0.1)
    animator.fractionComplete = 0.5
    film.go(to: film.runtime.now + 0.5)
    #expect(box.layer.presentation()?.position == CGPoint(x: 60, y: 60))
    animator.stopAnimation(true)
    #expect(box.center == CGPoint(x: 60, y: 60) && box.layer.animationKeys() ?? [] == [])
  }

  @Test("an animator lasts as long as its spring says, whatever it was given")
  func springDuration() {
    func duration(_ timing: any UITimingCurveProvider) -> TimeInterval {
      UIViewPropertyAnimator(duration: 3, timingParameters: timing).duration
    }
    let own = UISpringTimingParameters(mass: 1, stiffness: 400, damping: 20, initialVelocity: .zero)
    // Within a thousandth of the way: the envelope is e^-10t · 2/√3.
    #expect(abs(duration(own) - log(1000 * 2 / 3.0.squareRoot()) / 10) < 0.05, "\(duration(own))")
    #expect(duration(UISpringTimingParameters(dampingRatio: 0.5)) == 3)
    #expect(duration(UICubicTimingParameters(animationCurve: .easeIn)) == 3)
  }

  @Test("what is changed without animation stays unanimated inside a block")
  func withoutAnimation() {
    let (film, box) = film { box in
      UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { box.center.x = 110 } }
    }
    film.go(to: 0.1)
    #expect(x(box) == 110)
  }

  /// Has a bar of 10 points at its left for a text.
  private final class BarLabel: UILabel {
    override func drawText(in rect: CGRect) {
      UIColor.black.setFill()
      UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: 10, height: rect.height))
    }
  }

  @Test("a label's text keeps its size at the label's left while its width is animated")
  func labelText() throws {
    let label = BarLabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "Bar"
    let film = UIKitFilm { root in
      root.backgroundColor = .white
      root.addSubview(label)
    }
    film.go(to: film.runtime.now)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      label.frame = CGRect(x: 40, y: 0, width: 80, height: 20)
    }
    film.go(to: film.runtime.now + 0.5)
    let dark = try (0..<100).filter { try film.pixel($0, 10) & 0xff < 128 }
    #expect(dark == Array(20..<30))
  }

  /// farshadjahanmanesh/loady `_download`: a title is gone as its button begins to shrink.
  @Test("a label that loses its text while it shrinks to nothing is empty at once")
  func emptied() throws {
    let label = BarLabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "Bar"
    let film = UIKitFilm { root in
      root.backgroundColor = .white
      root.addSubview(label)
    }
    film.go(to: film.runtime.now)
    #expect(try film.pixel(5, 10) & 0xff < 128)
    label.text = ""
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.frame.size = .zero }
    film.go(to: film.runtime.now + 0.5)
    let dark = try (0..<100).filter { try film.pixel($0, 5) & 0xff < 128 }
    #expect(dark.isEmpty)
  }

  @Test("layers of their own animate by themselves, a view's do not")
  func implicit() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let film = UIKitFilm {
      $0.addSubview(box)
      $0.layer.addSublayer(layer)
    }
    box.layer.position.x = 50
    layer.position.x = 105
    film.go(to: 0.125)
    #expect(x(box) == 50)
    let shown = layer.presentation()?.position.x ?? 0
    #expect(shown > 20 && shown < 100)
  }

  @Test("changes in modifyAnimations repeat, there and back, and others of the block do not")
  func repeats() {
    let (one, two) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
    let film = UIKitFilm { root in
      root.addSubview(one)
      root.addSubview(two)
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { one.alpha = 0 }
      two.alpha = 0
    }
    func alpha(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? -1 }
    for (time, expected) in [(0.5, (0.5, 0.5)), (1.25, (0.25, 0)), (2.25, (0.75, 0)), (3.5, (0.5, 0))] {
      film.go(to: time)
      #expect(abs(Double(alpha(one)) - expected.0) < 1e-6 && abs(Double(alpha(two)) - expected.1) < 1e-6)
    }
    film.go(to: 4.1)
    #expect(alpha(one) == 0)
  }

  @Test("glass blurs what lies under it, and comes and goes in an animation")
  func glass() throws {
    let pane = UIVisualEffectView(effect: nil)
    let film = UIKitFilm { root in
      let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      half.backgroundColor = .black
      root.addSubview(half)
      pane.frame = root.bounds
      root.addSubview(pane)
    }
    func edge() throws -> [Int] { try [40, 99, 101, 160].map { Int(try film.pixel($0, 100) & 255) } }
    #expect(try edge() == [0, 0, 255, 255])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      pane.effect = UIBlurEffect(style: .light)
    }
    film.go(to: 0.5)
    let middle = try edge()
    film.go(to: 1.1)
    let end = try edge()
    // A step of 255 becomes a slope, and the tint goes over it.
    #expect(end[2] - end[1] < 20 && end[0] < end[1] && end[2] < end[3] && end[0] > 40)
    #expect(middle[2] - middle[1] < 40 && middle[0] > 10 && middle[0] < end[0])
    UIView.animate(withDuration: 1) { pane.effect = nil }
    film.go(to: 2.3)
    #expect(try edge() == [0, 0, 255, 255])
  }
}
