import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Colours of messages")
struct MessageColorTests {
  private let red = "\u{1B}[1;31m"
  private let end = "\u{1B}[0m"

  @Test("the word that says what a line is has a colour")
  func words() {
    #expect(MessageColors.marked("flipbook: no.\n") == "\(red)flipbook:\(end) no.\n")
    #expect(
      MessageColors.marked("A.swift:3:4: warning: a note: b")
        == "A.swift:3:4: \u{1B}[1;35mwarning:\(end) a note: b")
    #expect(MessageColors.marked("note: x\nerror: y") == "\u{1B}[1;36mnote:\(end) x\n\(red)error:\(end) y")
    #expect(MessageColors.marked("no warning: here") == "no warning: here")
    #expect(MessageColors.marked("") == "")
  }

  @Test("there are none where no terminal is, unless they are forced")
  func choices() throws {
    func errors(_ words: [String], _ environment: [String: String] = [:]) throws -> String {
      try FlipbookProgram.Run(
        words, environment: ["NO_COLOR": "", "CLICOLOR_FORCE": ""].merging(environment) { $1 }
      ).wait().errors
    }
    let missing = ["render", "Nothing.swift", "-o", "a.mp4"]
    #expect(try errors(missing).hasPrefix("flipbook: There"))
    #expect(try errors(["--color=always"] + missing).hasPrefix("\(red)flipbook:\(end) There"))
    #expect(try errors(["--color", "always"] + missing).hasPrefix("\(red)flipbook:\(end) There"))
    #expect(try errors(missing, ["CLICOLOR_FORCE": "1"]).hasPrefix(red))
    #expect(try errors(missing, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).hasPrefix("flipbook: "))
    #expect(try errors(["--color=never"] + missing, ["CLICOLOR_FORCE": "1"]).hasPrefix("flipbook: "))
    #expect(
      try errors(["--color=red"] + missing) == "flipbook: --color red: must be auto, always or never\n")
  }
}
