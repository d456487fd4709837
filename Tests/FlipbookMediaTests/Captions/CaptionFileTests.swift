import Foundation
import Testing

@testable import FlipbookMedia

@Suite("Captions, read from files")
struct CaptionFileTests {
  private func cues(_ text: String) throws -> [CaptionCue] { try CaptionFile(Array(text.utf8)).cues }

  private func reason(_ bytes: [UInt8]) -> String? {
    do {
      _ = try CaptionFile(bytes)
      return nil
    } catch { return error.reason }
  }

  private static let srt = """
    1
    00:00:01,000 --> 00:00:02,500
    Hello <i>there</i>

    2
    00:01:00,250 --> 01:00:00,000 X1:10 X2:20
    Two
    lines
    """

  @Test("SRT: numbers, times, marks and lines")
  func srt() throws {
    let cues = try cues(Self.srt)
    #expect(cues.count == 2)
    #expect(cues[0].start == 1 && cues[0].end == 2.5)
    #expect(cues[0].runs.map(\.text) == ["Hello ", "there"])
    #expect(cues[0].runs.map(\.isItalic) == [false, true])
    #expect(cues[1].start == 60.25 && cues[1].end == 3600)
    #expect(cues[1].text == "Two\nlines")
  }

  @Test("the same text in every encoding and with every end of line is read the same")
  func encodings() throws {
    let text = "1\n00:00:01,000 --> 00:00:02,000\nZoë – „5 €“\n\n"
    let expected = try cues(text)
    #expect(expected[0].text == "Zoë – „5 €“")
    func utf16(_ text: String, little: Bool, mark: Bool) -> [UInt8] {
      ((mark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit -> [UInt8] in
        let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8))
        return little ? [low, high] : [high, low]
      }
    }
    let windows: [UInt8] = text.unicodeScalars.map { scalar in
      switch scalar {
      case "–": 0x96
      case "„": 0x84
      case "“": 0x93
      case "€": 0x80
      default: UInt8(scalar.value)
      }
    }
    var all = [windows, [0xEF, 0xBB, 0xBF] + Array(text.utf8)]
    for little in [true, false] {
      for mark in [true, false] { all.append(utf16(text, little: little, mark: mark)) }
    }
    for end in ["\r\n", "\r"] { all.append(Array(text.replacing("\n", with: end).utf8)) }
    for bytes in all { #expect(try CaptionFile(bytes).cues == expected, "\(bytes.prefix(8))") }
  }

  @Test("captions out of order are put in order and reported; overlapping ones stay")
  func order() throws {
    let file = try CaptionFile(
      Array(
        """
        00:05.000 --> 00:06.000
        C

        00:01.000 --> 00:09.000
        A

        00:01.000 --> 00:02.000
        B
        """.utf8))
    #expect(file.cues.map(\.text) == ["A", "B", "C"])
    #expect(file.issues.map(\.reason).contains { $0.contains("put in order") })
  }

  @Test("WebVTT: header, notes, settings, classes, entities and times of words")
  func webVTT() throws {
    let cues = try cues(
      """
      WEBVTT - a talk

      NOTE
      not shown --> at all

      STYLE
      ::cue { color: red }

      intro
      00:01.000 --> 00:04.000 line:0 align:start
      <v Ann>Tom &amp; <c.yellow>Jerry</c> <b>ran</b>

      00:05.000 --> 00:08.000
      One <00:06.000>two <00:07.000>three
      """)
    #expect(cues.count == 2)
    #expect(cues[0].text == "Tom & Jerry ran")
    #expect(cues[0].isOnTop && cues[0].alignment == .start)
    #expect(cues[0].runs.first { $0.text == "Jerry" }?.color == "yellow")
    #expect(cues[0].runs.first { $0.text == "ran" }?.isBold == true)
    #expect(cues[1].runs.map(\.time) == [nil, 6, 7])
    #expect(cues[1].runs.map(\.text) == ["One ", "two ", "three"])
  }

  @Test("what can't be read is left out with its line, and the rest stays")
  func odd() throws {
    let file = try CaptionFile(
      Array(
        """
        1
        00:00:01,000 --> 00:00:02,000
        Good
        2
        00:00:03,000 --> 00:00:04,000
        Without a blank line

        3
        00:00:09,000 --> 00:00:05,000
        Backwards

        4
        00:00:xx --> 00:00:12,000
        No time

        Just words

        5
        00:00:13,000 --> 00:00:14,000
        {\\an8}On <font color="#ff0000">top</font> with 1 < 2 & 3
        """.utf8))
    #expect(file.cues.map(\.text) == ["Good", "Without a blank line", "On top with 1 < 2 & 3"])
    #expect(file.cues.map(\.isOnTop) == [false, false, true])
    #expect(file.cues[2].runs.map(\.color) == [nil, "#ff0000", nil])
    #expect(file.issues.map(\.line) == [9, 13, 16])
  }

  @Test("files without captions are refused in words")
  func refused() {
    #expect(reason([]) == "is empty")
    #expect(
      reason(Array("Just a text.".utf8))?.hasPrefix("holds no captions (line 1: there is no time here")
        == true)
    #expect(reason(Array("\n\n\n".utf8)) == "holds no captions")
    #expect(reason([UInt8](repeating: 0x20, count: 17 << 20)) == "is larger than 16 MB")
    #expect(reason(Array("WEBVTT\n".utf8)) == nil, "a WebVTT file may be empty")
    #expect(reason([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) != nil)
  }

  @Test("a text of a million characters and a million marks is read in a second")
  func long() throws {
    let start = ContinuousClock.now
    let text = "00:01.000 --> 00:02.000\n" + String(repeating: "a<b>&amp;</b><", count: 100_000)
    #expect(try cues(text)[0].text.count == 300_000)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test("what is written is read again")
  func written() throws {
    let cues = try cues(Self.srt)
    #expect(try self.cues(CaptionWriter.srt(cues)) == cues)
    #expect(try self.cues(CaptionWriter.webVTT(cues)) == cues)
    #expect(CaptionWriter.srt(cues).hasPrefix("1\n00:00:01,000 --> 00:00:02,500\nHello <i>there</i>\n\n2\n"))
    let odd = CaptionCue(start: 0, end: 1, runs: [CaptionRun("a\n\nb --> <c> & d")])
    #expect(try self.cues(CaptionWriter.webVTT([odd]))[0].text == "a\nb --> <c> & d")
  }

  @Test("cues of a part of a film begin with it and are cut at its ends")
  func cut() throws {
    let file = CaptionFile(
      cues: [(0.0, 1.0), (1, 3), (3, 9), (9, 10)].map {
        CaptionCue(start: $0.0, end: $0.1, runs: [CaptionRun("x")])
      })
    #expect(file.cut(from: 2, length: 4).map(\.start) == [0, 1])
    #expect(file.cut(from: 2, length: 4).map(\.end) == [1, 4])
  }
}
