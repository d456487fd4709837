import FlipbookDrawing
import Testing

@testable import FlipbookCompare

@Suite("Reasons in time")
struct TimeFindingTests {
  /// A dot that goes along the rows of a small picture, a place a frame.
  private func frame(_ number: Int) -> Bitmap {
    Pictures.changed(Pictures.plain(24, 12), [(number % 24, number / 24)], to: 0xff00_0000)
  }

  private func frames(_ numbers: some Swift.Sequence<Int>) -> [Bitmap?] { numbers.map { frame($0) } }

  private func result(
    _ expected: [Bitmap?], _ actual: [Bitmap?], rate: Double? = 30, actualRate: Double? = 30,
    settings: CompareSettings = CompareSettings()
  ) throws -> SequenceResult {
    try SequenceComparison(
      expected: FixedSequence(expected, frameRate: rate),
      actual: FixedSequence(actual, frameRate: actualRate), settings: settings
    ).run()
  }

  @Test("equal sequences match")
  func same() throws {
    let result = try result(frames(0..<20), frames(0..<20))
    #expect(result.verdict == .match && result.findings.isEmpty && result.description == "match")
  }

  @Test("a late start is reported, whether the first frame stands or something else comes first")
  func late() throws {
    let golden = frames(0..<40)
    let standing = try result(golden, frames([0, 0, 0] + Array(0..<37)))
    #expect(standing.findings == [.startsLate(frames: 3)])
    #expect(standing.description.hasPrefix("starts late by 3 frames (0.1 s)\n"))
    let blank = try result(golden, Array(repeating: Pictures.plain(24, 12), count: 3) + frames(0..<37))
    #expect(blank.findings == [.startsLate(frames: 3)])
    let longer = try result(golden, frames([0, 0, 0] + Array(0..<40)))
    #expect(longer.findings == [.durationChanged(expected: 40, actual: 43), .startsLate(frames: 3)])
  }

  @Test("an early start is reported, whether the end stands or is missing")
  func early() throws {
    let golden = frames(0..<40)
    #expect(try result(golden, frames(Array(2..<40) + [39, 39])).findings == [.startsEarly(frames: 2)])
    #expect(
      try result(golden, frames(2..<40)).findings == [
        .durationChanged(expected: 40, actual: 38), .startsEarly(frames: 2),
      ])
  }

  @Test("movements with rests between them that are all early or late are one finding")
  func rests() throws {
    let golden =
      Array(repeating: 0, count: 10) + Array(0..<30) + Array(repeating: 30, count: 10)
      + Array(30..<60) + Array(repeating: 60, count: 5)
    let early = try result(frames(golden), frames(golden.dropFirst(3)))
    #expect(
      early.findings == [.durationChanged(expected: 85, actual: 82), .startsEarly(frames: 3)])
    let late = try result(frames(golden), frames([0, 0, 0] + golden))
    #expect(late.findings == [.durationChanged(expected: 85, actual: 88), .startsLate(frames: 3)])
    let longRest = golden[..<45] + [30, 30] + golden[45...]
    let found = try result(frames(golden), frames(longRest)).findings
    #expect(
      found == [.durationChanged(expected: 85, actual: 87), .lateFrom(frame: 51, frames: 2)], "\(found)")
  }

  @Test("one frame in the place of the next is shifted by one; two in each other's place are swapped")
  func single() throws {
    var actual = Array(0..<30)
    actual[12] = 13
    let shifted = try result(frames(0..<30), frames(actual))
    #expect(shifted.findings == [.shifted(12...12, offset: 1)])
    #expect(shifted.description.hasPrefix("frame 12 equals golden frame 13: shifted by one, early\n"))
    actual[13] = 12
    let swapped = try result(frames(0..<30), frames(actual))
    #expect(swapped.findings == [.swapped(12, 13)])
  }

  @Test("a stretch that is shifted for a while is reported with its ends")
  func stretch() throws {
    let actual = Array(0..<10) + [8, 9, 10, 11, 12] + Array(15..<30)
    let result = try result(frames(0..<30), frames(actual))
    #expect(result.findings == [.shifted(10...14, offset: -2)])
    #expect(
      result.findings[0].text(frameRate: nil)
        == "frames 10 to 14 equal golden frames 8 to 12: shifted by 2, late")
  }

  @Test("a frame that is left out or added makes all that follow early or late")
  func cut() throws {
    let golden = frames(0..<30)
    let dropped = try result(golden, frames(Array(0..<10) + Array(11..<30)))
    #expect(
      dropped.findings == [
        .durationChanged(expected: 30, actual: 29), .earlyFrom(frame: 10, frames: 1),
      ])
    #expect(
      dropped.findings[1].text(frameRate: 30)
        == "from 0.333 s (frame 10) on early by 1 frame: golden frame 10 was left out")
    let added = try result(golden, frames(Array(0..<10) + [200, 201] + Array(10..<30)))
    #expect(
      added.findings == [
        .durationChanged(expected: 30, actual: 32), .lateFrom(frame: 10, frames: 2),
      ])
  }

  @Test("what differs for a while in one place is reported with times and box")
  func inPlace() throws {
    let golden = (0..<60).map { frame($0) }
    let actual = golden.enumerated().map { index, picture in
      (36..<48).contains(index) ? Pictures.changed(picture, [(20, 8), (22, 10)], to: 0xffff_0000) : picture
    }
    let result = try result(golden, actual)
    #expect(result.findings == [.differs(36...47, box: PixelBox(x: 20, y: 8, width: 3, height: 3))])
    #expect(
      result.findings[0].text(frameRate: 30)
        == "differs only between 1.2 s and 1.6 s (frames 36 to 47) in 3×3 at 20,8")
    #expect(result.verdict.word == "pixels-differ" && result.frames.count == 12)
  }

  @Test("a standstill and another speed are reported")
  func motion() throws {
    let golden = frames(0..<40)
    #expect(
      try result(golden, frames(Array(0..<20) + Array(repeating: 19, count: 10) + Array(30..<40))).findings
        == [.frozen(20...29)])
    #expect(try result(golden, frames((0..<20).map { $0 * 2 })).findings.contains(.speedChanged(factor: 2)))
    #expect(try result(golden, frames((0..<40).map { $0 / 2 })).findings.contains(.speedChanged(factor: 0.5)))
  }

  @Test("a changed length and a changed rate differ even when all frames agree")
  func length() throws {
    let result = try result(frames(0..<90), frames(Array(0..<90) + [90, 91, 92]))
    #expect(result.findings == [.durationChanged(expected: 90, actual: 93)])
    #expect(
      result.findings[0].text(frameRate: 30) == "duration changed from 90 to 93 frames (from 3 s to 3.1 s)")
    #expect(result.verdict == .missing(.expected))
    let rate = try self.result(frames(0..<5), frames(0..<5), actualRate: 25)
    #expect(rate.findings == [.rateChanged(expected: 30, actual: 25)])
    #expect(!rate.verdict.isMatch)
  }

  @Test("a shift is found in frames that only look alike, by comparing them")
  func noisy() throws {
    func noisy(_ number: Int) -> Bitmap {
      let disc = Pictures.disc(64, x: 8 + Double(number) * 2, y: 32, radius: 8)
      return Pictures.make(64, 64) { x, y in
        Pictures.grey(min(254, Int(disc[x, y] & 255)) + (x * 7 + y * 3 + number) % 2)
      }
    }
    let golden: [Bitmap?] = (0..<20).map { Pictures.disc(64, x: 8 + Double($0) * 2, y: 32, radius: 8) }
    let actual: [Bitmap?] = (0..<20).map { noisy(max(0, $0 - 2)) }
    let settings = CompareSettings(rule: .channels(tolerance: 3))
    #expect(try result(golden, actual, settings: settings).findings == [.startsLate(frames: 2)])
  }

  @Test("frames that equal nothing, but are much more like later ones, are reported with what still differs")
  func likeness() throws {
    func square(_ number: Int, grain: Int) -> Bitmap {
      let place = number * 4
      let square = (0..<20).flatMap { y in (0..<20).map { (place + $0, 20 + y) } }
      let plain = Pictures.changed(Pictures.plain(320, 64), square, to: 0xff00_0000)
      // What an encoder leaves: a few pixels of another colour, never the same.
      return Pictures.changed(
        plain, (0..<12).map { (($0 * 53 + grain * 31) % 320, ($0 * 29 + grain * 17) % 64) }, to: 0xff80_4020)
    }
    let golden: [Bitmap?] = (0..<60).map { square($0, grain: $0) }
    let early: [Bitmap?] = (6..<60).map { square($0, grain: $0 + 100) }
    let found = try result(golden, early, settings: CompareSettings(rule: .perceptual)).findings
    #expect(found.first == .durationChanged(expected: 60, actual: 54))
    guard case .resembles(let range, let offset, let share) = found.last else {
      Issue.record("\(found)")
      return
    }
    #expect(range == 0...53 && offset == 6 && found.count == 2)
    // Two dozen pixels of grain, at a quarter of the size.
    #expect(share > 0 && share <= 24.0 / (80 * 16))
    #expect(
      found[1].text(frameRate: 30).hasPrefix(
        "frames 0 to 53 look most like golden frames 6 to 59: early by 6 frames (0.2 s), and still other in 1.8"
      ))
  }

  @Test("a frame that can't be read is one verdict, not the end")
  func unreadable() throws {
    var actual = frames(0..<8)
    actual[3] = nil
    let result = try result(frames(0..<8), actual)
    #expect(result.frames == [FrameResult(frame: 3, verdict: .unreadable(.actual, reason: "it is broken"))])
    #expect(result.verdict.word == "unreadable")
  }

  @Test("a sequence that can't be read any further ends the comparison, without guesses about its length")
  func cutShort() throws {
    var actual = frames(0..<8)
    actual[3] = nil
    let comparison = SequenceComparison(
      expected: FixedSequence(frames(0..<30)), actual: FixedSequence(actual, isCutShort: true),
      settings: CompareSettings())
    let result = try comparison.run()
    #expect(result.frames == [FrameResult(frame: 3, verdict: .unreadable(.actual, reason: "it is broken"))])
    #expect(result.findings == [])
    #expect(result.verdict.word == "unreadable")
  }

  @Test("a contact sheet shows up to 24 frames, the first and the last of them")
  func sheet() throws {
    #expect(ContactSheet.choice(of: Array(0..<10)) == Array(0..<10))
    let choice = ContactSheet.choice(of: Array(100..<300))
    #expect(choice.count == 24 && choice.first == 100 && choice.last == 299)
    let comparison = SequenceComparison(
      expected: FixedSequence(frames(0..<5)), actual: FixedSequence(frames(5..<10)),
      settings: CompareSettings())
    let sheet = try comparison.contactSheet(of: [0, 1, 2])
    // Three pictures of 24 × 12 with gaps, label and gap above, gaps around.
    #expect(sheet?.width == 24 * 3 + 16 + 16 && sheet?.height == 8 + 3 * (14 + 12 + 8))
  }
}
