import FlipbookDiagnostics
import FlipbookScenes
import Testing

@testable import FlipbookCommand

@Suite("Options on the command line")
struct OptionParserTests {
  let parser = OptionParser(
    command: "flipbook render", operands: "FILE -o OUTPUT", summary: "Renders a clip.",
    sections: [
      OptionSection(title: "Picture", options: [.value("size", nil, "WxH", "Width and height")]),
      OptionSection(
        title: "Output",
        options: [.value("output", "o", "PATH", "Where to write"), .flag("overwrite", "y", "Replace files")]),
    ])

  @Test("long, short and joined forms are read, wherever the file stands")
  func forms() throws {
    let parsed = try parser.parse(["--size=10x20", "a.swift", "-o", "b.mp4", "-y"])
    #expect(parsed.values == ["size": "10x20", "output": "b.mp4"])
    #expect(parsed.has("overwrite"))
    #expect(parsed.positionals == ["a.swift"])
  }

  @Test("the last of two values wins")
  func repeated() throws {
    #expect(try parser.parse(["--size", "1x1", "--size", "2x2"]).values["size"] == "2x2")
  }

  @Test("what follows two dashes is a file, not an option")
  func separator() throws {
    #expect(try parser.parse(["--", "--size"]).positionals == ["--size"])
  }

  @Test("a file name that is not ASCII arrives whole")
  func unicode() throws {
    let parsed = try parser.parse(["szene-ü.swift", "-o", "出力.mp4"])
    #expect(parsed.positionals == ["szene-ü.swift"])
    #expect(parsed.values["output"] == "出力.mp4")
  }

  @Test("an unknown option is refused with the nearest known one")
  func unknown() throws {
    let failure = #expect(throws: FlipbookFailure.self) { try parser.parse(["--sise=3"]) }
    #expect(failure?.exitCode == .usage)
    #expect(failure?.message.contains("Do you mean --size?") == true)
    let elsewhere = #expect(throws: FlipbookFailure.self) { try parser.parse(["--resolution=3x3"]) }
    #expect(elsewhere?.message.contains("Do you mean --size?") == true)
    let far = #expect(throws: FlipbookFailure.self) { try parser.parse(["--zzzzzzz"]) }
    #expect(far?.message.contains("Do you mean") == false)
  }

  @Test("an option without its value is refused")
  func missingValue() throws {
    let failure = #expect(throws: FlipbookFailure.self) { try parser.parse(["--size"]) }
    #expect(failure?.message.contains("--size") == true)
    #expect(failure?.exitCode == .usage)
  }

  @Test("help shows usage, headings, options and what they do")
  func help() {
    let help = parser.help
    #expect(help.hasPrefix("Usage:\n  flipbook render [OPTION…] FILE -o OUTPUT\n"))
    for part in ["Renders a clip.", "Picture:", "--size=WxH", "-y, --overwrite", "Where to write"] {
      #expect(help.contains(part), "\(part)")
    }
  }

  @Test("near names are found, far ones are not")
  func nearest() {
    #expect(NearestWord.find("bakground", in: ["size", "background"]) == "background")
    #expect(NearestWord.find("sclae", in: ["scale", "still"]) == "scale")
    #expect(NearestWord.find("x", in: ["scale"]) == nil)
  }
}
