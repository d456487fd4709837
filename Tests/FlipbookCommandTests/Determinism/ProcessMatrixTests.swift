import FlipbookTestSupport
import Foundation
import Testing

/// A part of `make soak`: scenes in processes of their own, each in other environment.
@Suite("The same bytes in every process")
struct ProcessMatrixTests {
  /// What differs about a process.
  struct Variant: Sendable {
    var name: String
    var environment: [String: String] = [:]
    var options: [String] = []
    /// A program that starts the other.
    var prefix: [String] = []
  }

  private static let variants: [Variant] = {
    let folder = FlipbookProgram.folder + "/elsewhere"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var all = [
      Variant(name: "plain"),
      Variant(name: "folders", environment: ["HOME": folder, "TMPDIR": folder]),
      Variant(
        name: "region", environment: ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"]),
      Variant(name: "1 worker", options: ["--workers", "1"]),
      Variant(name: "5 workers", options: ["--workers", "5"]),
    ]
    for (program, arguments) in [("taskset", ["-c", "0"]), ("setarch", ["-R"])] {
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)") else { continue }
      all.append(Variant(name: program, prefix: ["/usr/bin/\(program)"] + arguments))
    }
    return all
  }()

  private static let frames = ["--fps", "5", "--duration", "1s", "--quiet", "-y"]

  /// The digest of what a program renders to a folder in a variant.
  private static func digest(
    _ arguments: [String], to folder: String, film: Bool = false, in variant: Variant,
    isTool: Bool
  ) throws -> String {
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    let output = folder + (film ? "/film.mp4" : "/%03d.png")
    let arguments = ["render"] + arguments + frames + variant.options + ["-o", output]
    let result =
      isTool
      ? try FlipbookProgram.run(arguments, environment: variant.environment, prefix: variant.prefix)
      : try FlipbookProgram.runScenes(arguments, environment: variant.environment, prefix: variant.prefix)
    #expect(result.code == 0, "\(variant.name): \(result.errors)")
    return try FlipbookProgram.digest(of: folder)
  }

  @Test(
    "of compiled scenes",
    arguments: [
      "digitalRain", "scrubbing", "shoppingList", "kaleidoscope", "SymbolEffectsView", "FastTable",
      "FastCollection", "Constrained", "Replicated", "RandomDots", "CountingText",
    ])
  func compiled(_ scene: String) throws {
    var digests: [String: [String]] = [:]
    for (number, variant) in Self.variants.enumerated() {
      let digest = try Self.digest(
        ["scenes.swift", "--scene", scene, "--size", "320x320", "--scale", "1"],
        to: "matrix-\(scene)-\(number)", in: variant, isTool: false)
      digests[digest, default: []].append(variant.name)
    }
    #expect(digests.count == 1, "\(digests.values.sorted { $0.count < $1.count })")
    #expect(digests.keys.first?.hasPrefix("5 files") == true)
  }

  @Test(
    "of layer scenes through `flipbook`", arguments: ["Springs", "Confetti", "Replicators", "TextSizeColor"])
  func layers(_ scene: String) throws {
    let path = Repository.scenes.appendingPathComponent("layers/\(scene).json").path
    for film in [false, true] {
      var digests: [String: [String]] = [:]
      for (number, variant) in Self.variants.enumerated() {
        let digest = try Self.digest(
          [path], to: "matrix-\(scene)-\(film)-\(number)", film: film, in: variant, isTool: true)
        digests[digest, default: []].append(variant.name)
      }
      #expect(digests.count == 1, "\(digests.values.sorted { $0.count < $1.count })")
    }
  }
}
