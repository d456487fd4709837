import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Values of options")
struct ValueTests {
  @Test(
    "times are read in the ways people write them",
    arguments: [
      ("5", 5), ("1.5s", 1.5), ("250ms", 0.25), ("1:30", 90), ("1:00:02.5", 3602.5), ("1m30s", 90),
      ("2m", 120),
      ("0", 0), (".5", 0.5),
    ] as [(String, Double)])
  func seconds(text: String, expected: Double) throws {
    #expect(try Seconds.parse(text) == expected)
  }

  @Test(
    "what is not a time is refused",
    arguments: ["", "nan", "inf", "-1", "1e999", "abc", "1:75", "5x", "0x10", "s", "ms", "1:2:3:4"])
  func badSeconds(text: String) {
    #expect(throws: ValueError.self) { try Seconds.parse(text) }
  }

  @Test(
    "places in a clip are times, frames or shares",
    arguments: [
      ("1.5s", .seconds(1.5)), ("45", .frame(45)), ("50%", .fraction(0.5)), ("2.0", .seconds(2)),
      ("0", .frame(0)),
    ] as [(String, TimePosition)])
  func positions(text: String, expected: TimePosition) throws {
    #expect(try TimePosition.parse(text) == expected)
  }

  @Test("what is not a place is refused", arguments: ["-3", "101%", "-1%", "nan", "x", "%", "-2s"])
  func badPositions(text: String) {
    #expect(throws: ValueError.self) { try TimePosition.parse(text) }
  }

  @Test("a time shows the frame that is on screen then")
  func shown() {
    #expect(TimePosition.seconds(1.1).frameShown(rate: 30, count: 150) == 33)
    #expect(TimePosition.seconds(1.12).frameShown(rate: 30, count: 150) == 33)
    #expect(TimePosition.fraction(1).frameShown(rate: 30, count: 150) == 149)
    #expect(TimePosition.fraction(0).frameShown(rate: 30, count: 150) == 0)
    #expect(TimePosition.seconds(1e300).frameShown(rate: 30, count: 150) >= 150)
  }

  @Test("ranges begin and end between frames")
  func boundaries() {
    #expect(TimePosition.seconds(1.5).boundary(rate: 30, count: 150) == 45)
    #expect(TimePosition.seconds(1.51).boundary(rate: 30, count: 150) == 46)
    #expect(TimePosition.seconds(5).boundary(rate: 30, count: 150) == 150)
    #expect(TimePosition.fraction(1).boundary(rate: 30, count: 150) == 150)
    #expect(TimePosition.frame(7).boundary(rate: 30, count: 150) == 7)
  }

  @Test("frames are picked in rising order, each once")
  func selection() throws {
    #expect(try FrameSelection.parse("40,10-12,11").frames(count: 50) == [10, 11, 12, 40])
    #expect(try FrameSelection.parse("3-").frames(count: 6) == [3, 4, 5])
    #expect(try FrameSelection.parse("0").frames(count: 1) == [0])
  }

  @Test(
    "malformed lists of frames are refused",
    arguments: ["", "a", "3-1", "1,,2", "-5", "1-2-3", "1.5", "99999999999999999999"])
  func badSelection(text: String) {
    #expect(throws: ValueError.self) { try FrameSelection.parse(text) }
  }

  @Test("frames outside the clip are refused", arguments: ["50", "10-50", "60-", "0-999999999999"])
  func outside(text: String) throws {
    let selection = try FrameSelection.parse(text)
    let error = #expect(throws: ValueError.self) { try selection.frames(count: 50) }
    #expect(error?.reason.contains("0 to 49") == true)
  }

  @Test("sizes are read with x, X and ×")
  func sizes() throws {
    for text in ["640x360", "640X360", "640×360"] {
      #expect(try SizeText.parse(text) == CGSize(width: 640, height: 360))
    }
  }

  @Test(
    "sizes that are none are refused",
    arguments: ["", "640", "0x5", "-4x5", "axb", "nanx4", "infx4", "1x2x3"])
  func badSizes(text: String) {
    #expect(throws: ValueError.self) { try SizeText.parse(text) }
  }

  @Test("seeds are decimal or hexadecimal, up to 64 bits")
  func seeds() throws {
    #expect(try NumberText.seed("18446744073709551615") == .max)
    #expect(try NumberText.seed("0xff") == 255)
    for text in ["-1", "1.5", "x", "18446744073709551616"] {
      #expect(throws: ValueError.self) { try NumberText.seed(text) }
    }
  }

  @Test("a date is a day, or a day and a time, in Greenwich's time unless a zone is given")
  func dates() throws {
    func seconds(_ text: String) throws -> Double { try DateText.parse(text).timeIntervalSince1970 }
    #expect(try seconds("2026-11-28") == 1_795_824_000)
    #expect(try seconds("2026-11-28T09:41") == 1_795_858_860)
    #expect(try seconds("2026-11-28 09:41:30.5Z") == 1_795_858_890.5)
    #expect(try seconds("2026-11-28T09:41+02:00") == 1_795_858_860 - 7200)
    #expect(try seconds("2024-02-29T00:00-0330") == 1_709_164_800 + 12_600)
    let wrong = [
      "", "now", "2026", "2026-13-01", "2026-02-29", "2026-11-28T24:00", "2026-11-28T09:60",
      "2026-11-28T9:41",
      "2026-11-28T09:41:60", "1899-12-31", "2200-01-01", "2026-11-28T09:41+15:00", "2026-11-28T",
      "28.11.2026",
    ]
    for text in wrong { #expect(throws: ValueError.self, "\(text)") { try DateText.parse(text) } }
  }
}
