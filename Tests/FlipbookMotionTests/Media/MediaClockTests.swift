import FlipbookMotion
import Foundation
import Testing

@Suite("media timing")
struct MediaClockTests {
  private func clock(_ duration: Double, _ change: (inout MediaTiming) -> Void = { _ in }) -> MediaClock {
    var timing = MediaTiming(duration: duration)
    change(&timing)
    return MediaClock(timing)
  }

  private func progress(_ clock: MediaClock, _ times: [Double]) -> [Double?] {
    times.map { clock.phase(atParentTime: $0)?.progress }
  }

  @Test("has Core Animation's defaults")
  func defaults() {
    let timing = MediaTiming()
    #expect(timing.beginTime == 0 && timing.duration == 0 && timing.speed == 1 && timing.timeOffset == 0)
    #expect(timing.repeatCount == 0 && timing.repeatDuration == 0 && !timing.autoreverses)
    #expect(timing.fillMode == .removed)
  }

  @Test("begins, runs and ends")
  func basics() {
    let plain = clock(2) { $0.beginTime = 1 }
    #expect(progress(plain, [0.9, 1, 2, 2.5, 3, 4]) == [nil, 0, 0.5, 0.75, nil, nil])
    #expect(plain.endTime == 3)
  }

  @Test("fills what its fill mode says")
  func fill() {
    func at(_ mode: CAMediaTimingFillMode) -> [Double?] {
      progress(
        clock(2) {
          $0.fillMode = mode
          $0.beginTime = 1
        }, [0, 2, 9])
    }
    #expect(at(.removed) == [nil, 0.5, nil])
    #expect(at(.forwards) == [nil, 0.5, 1])
    #expect(at(.backwards) == [0, 0.5, nil])
    #expect(at(.both) == [0, 0.5, 1])
  }

  @Test("repeats whole and fractional counts and durations")
  func repeats() {
    let counted = clock(2) {
      $0.repeatCount = 2.5
      $0.fillMode = .forwards
    }
    #expect(progress(counted, [1, 3, 4.5, 5, 8]) == [0.5, 0.5, 0.25, 0.5, 0.5])
    #expect(counted.endTime == 5)
    #expect(counted.phase(atParentTime: 4.5)?.iteration == 2)
    let timed = clock(2) {
      $0.repeatDuration = 3
      $0.repeatCount = 9
      $0.fillMode = .both
    }
    #expect(progress(timed, [2.5, 3, 4]) == [0.25, 0.5, 0.5])
    let forever = clock(2) { $0.repeatCount = Double(Float.greatestFiniteMagnitude) }
    #expect(progress(forever, [2_000_001]) == [0.5] && forever.endTime == .infinity)
    let whole = clock(2) {
      $0.repeatCount = 3
      $0.fillMode = .forwards
    }
    #expect(progress(whole, [2, 4, 6, 7]) == [0, 0, 1, 1])
    #expect(whole.phase(atParentTime: 9)?.iteration == 2)
  }

  @Test("there and back is one repeat of an animation that autoreverses")
  func autoreverses() {
    let once = clock(2) {
      $0.autoreverses = true
      $0.fillMode = .forwards
    }
    #expect(progress(once, [1, 2, 3, 4, 9]) == [0.5, 1, 0.5, 0, 0])
    #expect(once.phase(atParentTime: 3)?.isReversed == true)
    let half = clock(2) {
      $0.autoreverses = true
      $0.repeatCount = 1.5
      $0.fillMode = .forwards
    }
    #expect(progress(half, [5, 6, 9]) == [0.5, 1, 1])
    #expect(half.phase(atParentTime: 5)?.iteration == 1)
  }

  @Test("an autoreversing run is the same both ways", arguments: [0.1, 0.4, 0.77, 1.3, 1.99])
  func symmetry(offset: Double) {
    let both = clock(2) { $0.autoreverses = true }
    let there = both.phase(atParentTime: 2 - offset)!.progress
    let back = both.phase(atParentTime: 2 + offset)!.progress
    #expect(abs(there - back) < 1e-15)
  }

  @Test("speed and offset make its own time")
  func localTime() {
    let plain = clock(4) {
      $0.beginTime = 1
      $0.speed = 2
      $0.timeOffset = 0.5
    }
    #expect(plain.localTime(atParentTime: 2) == 2.5)
    #expect(plain.parentTime(atLocalTime: 2.5) == 2)
    #expect(clock(4) { $0.speed = 0 }.parentTime(atLocalTime: 1) == nil)
    let fast = clock(4) { $0.speed = 2 }
    #expect(progress(fast, [1, 1.9]) == [0.5, 0.95] && fast.endTime == 2)
  }

  @Test("an offset shifts what is shown; what it shifts out comes round")
  func timeOffset() {
    let shifted = clock(2) {
      $0.timeOffset = 1.5
      $0.fillMode = .both
    }
    #expect(progress(shifted, [-1, 0, 0.25, 0.5, 1, 1.5, 5]) == [0.75, 0.75, 0.875, 1, 0.25, 0.5, 0.75])
    #expect(shifted.endTime == 2)
  }

  @Test("speed 0 holds it at its offset for ever")
  func frozen() {
    let frozen = clock(2) {
      $0.speed = 0
      $0.timeOffset = 0.5
    }
    #expect(progress(frozen, [0, 3, 1e9]) == [0.25, 0.25, 0.25])
    #expect(progress(frozen, [-1]) == [nil] && frozen.endTime == .infinity)
  }

  @Test("a negative speed runs it from its end")
  func backwards() {
    let back = clock(2) {
      $0.speed = -1
      $0.fillMode = .both
    }
    #expect(progress(back, [-1, 0, 0.5, 1.5, 2, 3]) == [1, 1, 0.75, 0.25, 0, 0])
    let offset = clock(2) {
      $0.speed = -1
      $0.timeOffset = 2
    }
    #expect(progress(offset, [0, 0.5, 1.5]) == [1, 0.75, 0.25])
    let forever = clock(2) {
      $0.speed = -1
      $0.repeatCount = .infinity
    }
    #expect(progress(forever, [0.5, 2.5]) == [0.75, 0.75])
  }

  @Test("time spaces nest")
  func nested() {
    let outer = clock(.infinity) {
      $0.beginTime = 10
      $0.speed = 0.5
    }
    let inner = clock(2) {
      $0.beginTime = 1
      $0.speed = 2
    }
    let local = outer.localTime(atParentTime: 13)
    #expect(local == 1.5)
    #expect(inner.phase(atParentTime: local)?.progress == 0.5)
    #expect(outer.phase(atParentTime: 13)?.progress == 0 && outer.phase(atParentTime: 13)?.time == 1.5)
  }

  @Test("numbers that can't be used have a defined result and a diagnostic")
  func badInput() {
    func check(
      _ code: String, _ duration: Double, _ change: (inout MediaTiming) -> Void, _ expected: [Double?]
    ) {
      let (clock, codes) = diagnosed { self.clock(duration, change) }
      #expect(codes.last == code)
      #expect(progress(clock, [-1, 0, 1, 5]) == expected)
    }
    check("motion.duration.zero", 0, { $0.fillMode = .both }, [1, 1, 1, 1])
    check("motion.duration.zero", 0, { _ in }, [nil, nil, nil, nil])
    check("motion.duration.negative", -3, { $0.fillMode = .forwards }, [nil, 1, 1, 1])
    check("motion.duration.not-a-number", .nan, { _ in }, [nil, nil, nil, nil])
    check(
      "motion.media.repeat-zero-length", 0,
      {
        $0.repeatCount = Double(Float.greatestFiniteMagnitude)
        $0.fillMode = .forwards
      }, [nil, 1, 1, 1])
    check("motion.media.repeat", 2, { $0.repeatCount = -1 }, [nil, 0, 0.5, nil])
    check("motion.media.repeat", 2, { $0.repeatDuration = .nan }, [nil, 0, 0.5, nil])
    check("motion.not-finite", 2, { $0.beginTime = .nan }, [nil, 0, 0.5, nil])
    check("motion.not-finite", 2, { $0.speed = .infinity }, [nil, 0, 0.5, nil])
    #expect(clock(2).phase(atParentTime: .nan) == nil)
  }

  @Test("the built-in timing functions have their published control points")
  func timingFunctions() {
    let points: [(CAMediaTimingFunctionName, [Float])] = [
      (.default, [0.25, 0.1, 0.25, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.linear, [0, 0, 1, 1]),
    ]
    for (name, expected) in points {
      let function = CAMediaTimingFunction(name: name)
      #expect(
        [1, 2].flatMap { [function.controlPoint(at: $0).x, function.controlPoint(at: $0).y] } == expected)
      #expect(function.controlPoint(at: 0) == (0, 0) && function.controlPoint(at: 3) == (1, 1))
    }
    #expect(CAMediaTimingFunction(name: .easeIn).curve == .easeIn)
    #expect(CAMediaTimingFunction(name: .linear).curve == .linear)
    #expect(CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1) == CAMediaTimingFunction(name: .easeIn))
    let (unknown, codes) = diagnosed { CAMediaTimingFunction(name: .init(rawValue: "wobbly")) }
    #expect(unknown == CAMediaTimingFunction(name: .linear) && codes == ["motion.media.timing-function"])
  }
}
