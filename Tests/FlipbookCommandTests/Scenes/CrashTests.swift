import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Scenes that crash")
struct CrashTests {
  @Test(
    "the message, the file and the line, the clip and the frame are reported",
    arguments: [
      ("fatal", "fatalError(", "the café is closed"), ("index", "numbers[Int", "Index out of range"),
      ("overflow", "Int.max", "arithmetic overflow"), ("optional", "numbers.first", "found nil"),
    ])
  func trap(mode: String, code: String, message: String) throws {
    _ = try TestScene.compiled.get()
    let result = try FlipbookProgram.run([
      "still", TestScene.name, "--print-list", "--scene", "Crash", "--at", "0.5s", "--props",
      "{\"mode\": \"\(mode)\"}",
    ])
    #expect(result.code == 4)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(
      result.errors.contains(
        "\(TestScene.name):\(TestScene.line(of: code)): the scene crashed in Crash at frame 15 (0.5 s)"),
      "\(result.errors)")
  }

  @Test("what was reported before the crash is printed with it, as text and as events")
  func diagnostics() throws {
    try FlipbookProgram.write(
      "NoPicture.swift",
      """
      import CoreImage
      import SwiftUI
      struct NoPicture: View {
        var body: some View {
          Image(uiImage: UIImage(ciImage: CIFilter(name: "CIHueSaturationValueGradient")!.outputImage!))
        }
      }
      """)
    let text = try FlipbookProgram.run(["still", "NoPicture.swift", "--print-list"])
    #expect(text.code == 4)
    let warning = try #require(text.errors.range(of: "CIFilter.outputImage"), "\(text.errors)")
    let crash = try #require(text.errors.range(of: ": the scene crashed"), "\(text.errors)")
    #expect(warning.upperBound < crash.lowerBound)
    let events = try FlipbookProgram.run(
      ["render", "NoPicture.swift", "-o", "NoPicture.mp4", "--progress", "json"])
    #expect(events.output.contains("\"event\":\"diagnostic\""), "\(events.output)")
    let quiet = try FlipbookProgram.run(["still", "NoPicture.swift", "--print-list", "--quiet"])
    #expect(!quiet.errors.contains("CIFilter.outputImage"))
  }

  @Test("a scene that ends the program is reported from one that is done")
  func exit() throws {
    _ = try TestScene.compiled.get()
    let result = try FlipbookProgram.run([
      "still", TestScene.name, "--print-list", "--scene", "Crash", "--at", "0.5s", "--props",
      "{\"mode\": \"exit\"}",
    ])
    #expect(result.code == 4)
    #expect(result.errors.contains("ended the program itself in Crash at frame 15"))
  }

  @Test("a signal that asks to end ends the scene's process too", arguments: [SIGINT, SIGTERM])
  func interrupted(signal: Int32) throws {
    _ = try TestScene.compiled.get()
    let run = try FlipbookProgram.Run(
      [
        "still", TestScene.name, "--print-list", "--scene", "Crash", "--at", "0.5s", "--props",
        "{\"mode\": \"sleep\"}",
      ], environment: [:])
    let limit = ContinuousClock.now + .seconds(30)
    while !run.output.contains("asleep"), ContinuousClock.now < limit { usleep(10_000) }
    kill(run.process.processIdentifier, signal)
    let result = try run.wait()
    #expect(result.code == 130)
    #expect(result.errors.contains("Interrupted"))
    #expect(ContinuousClock.now < limit)
  }
}
