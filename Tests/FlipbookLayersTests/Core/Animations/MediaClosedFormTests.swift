import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookLayers

/// Core Animation's animations of a layer against closed forms.
@MainActor
@Suite("layer animations by closed forms")
struct MediaClosedFormTests {
  /// Where a layer at x = 900 is shown at times, with an animation from 0 on.
  private func shown(_ times: [Double], _ animation: CAAnimation) throws -> [Double] {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(900, 0)
    film.root.addSublayer(layer)
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    _ = film.displayList(at: 0)
    return try times.map { time in
      _ = film.displayList(at: time)
      return Double(try #require(layer.presentation()).position.x)
    }
  }

  private func line(_ duration: Double, to end: Double = 100) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, end, duration)
    return animation
  }

  private func frames(_ values: [Double], _ duration: Double) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.duration) = (values, duration)
    return animation
  }

  private func expectEqual(_ values: [Double], _ expected: [Double], within least: Double = 1e-6) {
    #expect(values.count == expected.count)
    for (value, expected) in zip(values, expected) {
      #expect(abs(value - expected) < least, "\(value) is not \(expected)")
    }
  }

  @Test("a way there and back is cut off by a repeat duration")
  func repeatDuration() throws {
    let animation = line(1)
    (animation.autoreverses, animation.repeatDuration, animation.fillMode) = (true, 2.75, .forwards)
    expectEqual(try shown([0.25, 1.25, 2.25, 2.7, 2.75, 5], animation), [25, 75, 25, 70, 75, 75])
  }

  @Test("a speed shortens the legs and the repeats", arguments: [0.5, 2, 4])
  func speed(speed: Double) throws {
    let animation = line(1)
    (animation.autoreverses, animation.repeatCount, animation.speed) = (true, 2, Float(speed))
    expectEqual(
      try shown([0.5, 1.5, 2.25, 3.5, 4.01].map { $0 / speed }, animation), [50, 50, 25, 50, 900])
  }

  @Test("an offset begins in the middle, and what it shifted out comes last")
  func offset() throws {
    let animation = line(2)
    animation.timeOffset = 1.5
    expectEqual(try shown([0, 0.25, 0.75, 1.9, 2.1], animation), [75, 87.5, 12.5, 70, 900])
  }

  @Test("a negative speed shows the end first")
  func backwards() throws {
    let animation = line(2)
    (animation.speed, animation.timeOffset) = (-1, 2)
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let expected = [0.5, 1, 1.75].map { 100 * UnitCurve.easeIn.value(at: (2 - $0) / 2) }
    expectEqual(try shown([0.5, 1, 1.75], animation), expected)
  }

  @Test("a begin in the layer's time is filled before, and an end after")
  func fills() throws {
    for (mode, before, after) in [
      (CAMediaTimingFillMode.both, 0.0, 100.0), (.backwards, 0, 900), (.forwards, 900, 100),
      (.removed, 900, 900),
    ] {
      let animation = line(1)
      (animation.beginTime, animation.speed, animation.fillMode) = (1, 2, mode)
      expectEqual(try shown([0.5, 1.125, 1.25, 1.75], animation), [before, 25, 50, after])
    }
  }

  @Test("a curve paces both legs alike, mirrored in time", arguments: [0.1, 0.4, 0.8])
  func easedLegs(part: Double) throws {
    let animation = line(1)
    animation.autoreverses = true
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.7, 0.3, 0.9)
    let expected =
      100
      * UnitCurve.bezier(Double(Float(0.1)), Double(Float(0.7)), Double(Float(0.3)), Double(Float(0.9)))
      .value(at: part)
    expectEqual(try shown([part, 2 - part], animation), [expected, expected], within: 1e-4)
  }

  @Test(
    "cubic keyframes follow tension, continuity and bias",
    arguments: [(0.0, 0.0, 0.0), (0.5, 0, 0), (0, 0.6, 0), (0, 0, -0.4), (0.3, -0.5, 0.7)])
  func kochanekBartels(tension: Double, continuity: Double, bias: Double) throws {
    let values = [0.0, 80, 20, 140]
    let animation = frames(values, 3)
    animation.calculationMode = .cubic
    animation.tensionValues = values.map { _ in NSNumber(value: tension) }
    animation.continuityValues = values.map { _ in NSNumber(value: continuity) }
    animation.biasValues = values.map { _ in NSNumber(value: bias) }
    let (t, c, b) = (1 - tension, continuity, bias)
    let out = (t * (1 + b) * (1 + c) * (80 - 0) + t * (1 - b) * (1 - c) * (20 - 80)) / 2
    let into = (t * (1 + b) * (1 - c) * (20 - 80) + t * (1 - b) * (1 + c) * (140 - 20)) / 2
    let expected = [0.2, 0.5, 0.9].map { s in
      (2 * s * s * s - 3 * s * s + 1) * 80 + (s * s * s - 2 * s * s + s) * out
        + (3 * s * s - 2 * s * s * s) * 20 + (s * s * s - s * s) * into
    }
    expectEqual(try shown([1.2, 1.5, 1.9], animation), expected)
  }

  @Test("keyframes have their own times and curves, inside of the animation's")
  func timedKeyframes() throws {
    let animation = frames([0, 40, 100], 2)
    animation.keyTimes = [0, 0.25, 1]
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeOut), CAMediaTimingFunction(name: .easeIn)]
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    let expected = [0.3, 0.6, 1, 1.7].map { time -> Double in
      let share = UnitCurve.easeInOut.value(at: time / 2)
      return share < 0.25
        ? 40 * UnitCurve.easeOut.value(at: share / 0.25)
        : 40 + 60 * UnitCurve.easeIn.value(at: (share - 0.25) / 0.75)
    }
    expectEqual(try shown([0.3, 0.6, 1, 1.7], animation), expected)
  }

  @Test("keyframes add up over cycles, and to the layer's own value")
  func cumulativeKeyframes() throws {
    let animation = frames([0, 30, 10], 1)
    (animation.repeatCount, animation.isCumulative, animation.isAdditive) = (3, true, true)
    expectEqual(try shown([0.25, 0.75, 1.25, 2.5, 2.75], animation), [915, 920, 925, 950, 940])
  }

  @Test("discrete keyframes hold for equal parts, there and back")
  func discrete() throws {
    let animation = frames([10, 20, 30, 40], 1)
    (animation.calculationMode, animation.autoreverses) = (.discrete, true)
    expectEqual(
      try shown([0.1, 0.3, 0.6, 0.9, 1.1, 1.45, 1.7, 1.95], animation), [10, 20, 30, 40, 40, 30, 20, 10])
  }

  @Test("paced keyframes go at one speed", arguments: [0.2, 0.35, 0.5, 0.9])
  func paced(share: Double) throws {
    let animation = frames([0, 60, 20, 120], 2)
    animation.calculationMode = .paced
    // 60, 40 and 100 of 200.
    let way = 200 * share
    let expected = way < 60 ? way : way < 100 ? 60 - (way - 60) : 20 + (way - 100)
    expectEqual(try shown([2 * share], animation), [expected])
  }

  @Test(
    "a spring's swing is that of its mass, stiffness, damping and first speed",
    arguments: [(1.0, 100.0, 10.0, 0.0), (2, 180, 6, 5), (0.5, 60, 4, -8), (1, 100, 20, 3)])
  func spring(mass: Double, stiffness: Double, damping: Double, speed: Double) throws {
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 3)
    (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
    animation.initialVelocity = speed
    let frequency = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    let expected = [0.05, 0.2, 0.5, 1.1].map { time -> Double in
      let e = exp(-decay * time)
      guard decay < frequency else { return 100 * (1 - (1 + (frequency - speed) * time) * e) }
      let turn = (frequency * frequency - decay * decay).squareRoot()
      return 100 * (1 - e * (cos(turn * time) + (decay - speed) / turn * sin(turn * time)))
    }
    expectEqual(try shown([0.05, 0.2, 0.5, 1.1], animation), expected)
  }

  @Test(
    "a spring settles when its swing is a thousandth",
    arguments: [(1.0, 100.0, 10.0), (2, 180, 6), (0.5, 60, 2), (10, 50, 1)])
  func settling(mass: Double, stiffness: Double, damping: Double) {
    let animation = CASpringAnimation()
    (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
    let decay = damping / (2 * mass)
    let turn = (stiffness / mass - decay * decay).squareRoot()
    #expect(abs(animation.settlingDuration - log((1 + decay / turn) * 1000) / decay) < 1e-6)
  }

  @Test("a group's turns are its children's, with their curves")
  func group() throws {
    let (early, late) = (line(1), line(1, to: 50))
    early.timingFunction = CAMediaTimingFunction(name: .easeIn)
    late.keyPath = "position.y"
    late.beginTime = 0.5
    let group = CAAnimationGroup()
    (group.animations, group.duration, group.autoreverses, group.speed) = ([early, late], 1, true, 0.5)
    let eased = [0.3, 0.8].map { 100 * UnitCurve.easeIn.value(at: $0) }
    expectEqual(try shown([0.6, 1.6, 2.4, 3.4], group), [eased[0], eased[1], eased[1], eased[0]])
  }
}
