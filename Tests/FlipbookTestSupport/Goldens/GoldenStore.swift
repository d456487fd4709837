import FlipbookDrawing
import FlipbookRaster
import Foundation

/// Compares what a test made with what a person has looked at and approved.
///
/// With `FLIPBOOK_RECORD_GOLDENS=1` in the environment the store writes goldens instead, and every comparison
/// fails: a recording run is never a passing one.
package struct GoldenStore: Sendable {
  /// Where goldens are kept, as `area/case.png` and `area/case.txt`.
  package let folder: URL
  /// Where `area/case.expected.png`, `.actual.png` and `.diff.png` are written when a comparison fails.
  package let artifacts: URL
  package let isRecording: Bool

  package init(folder: URL, artifacts: URL, isRecording: Bool) {
    self.folder = folder
    self.artifacts = artifacts
    self.isRecording = isRecording
  }

  /// The repository's goldens.
  package static let shared = GoldenStore(
    folder: Repository.goldens, artifacts: Repository.artifacts.appendingPathComponent("goldens"),
    isRecording: ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_GOLDENS"] == "1")

  /// Compares a picture pixel by pixel with the golden `name`.png.
  ///
  /// - Parameter name: `area/case`.
  /// - Throws: ``GoldenFailure`` when it differs, when there is no golden, and always while recording.
  package func verify(_ actual: Bitmap, name: String) throws {
    let file = folder.appendingPathComponent("\(name).png")
    if isRecording {
      try write(Data(try Self.png(actual)), to: file)
      throw GoldenFailure.recorded(file.path)
    }
    guard let data = try? Data(contentsOf: file) else {
      try leave(actual, name, "actual")
      throw GoldenFailure.missing(file.path)
    }
    let expected = try PNGReader.bitmap(from: data)
    // What a PNG says of a see-through pixel is not quite what was premultiplied: compare what is in the file.
    let written = try PNGReader.bitmap(from: Data(try Self.png(actual)))
    guard expected != written else { return }
    try leave(expected, name, "expected")
    try leave(actual, name, "actual")
    let difference = BitmapDifference(expected, written)
    try leave(difference.picture, name, "diff")
    throw GoldenFailure.different(name, difference.summary, artifacts.path)
  }

  /// Compares a text with the golden `name`.txt.
  ///
  /// - Parameter name: `area/case`.
  /// - Throws: ``GoldenFailure`` when it differs, when there is no golden, and always while recording.
  package func verify(_ actual: String, name: String) throws {
    let file = folder.appendingPathComponent("\(name).txt")
    let actual = actual + "\n"
    if isRecording {
      try write(Data(actual.utf8), to: file)
      throw GoldenFailure.recorded(file.path)
    }
    let actualFile = artifacts.appendingPathComponent("\(name).actual.txt")
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try write(Data(actual.utf8), to: actualFile)
      throw GoldenFailure.missing(file.path)
    }
    guard expected != actual else { return }
    try write(Data(actual.utf8), to: actualFile)
    try write(Data(expected.utf8), to: artifacts.appendingPathComponent("\(name).expected.txt"))
    let lines = zip(expected.split(separator: "\n"), actual.split(separator: "\n"))
    let first = lines.enumerated().first { $0.element.0 != $0.element.1 }
    throw GoldenFailure.different(
      name,
      first.map { "line \($0.offset + 1) is \"\($0.element.1)\", not \"\($0.element.0)\"" }
        ?? "one is longer",
      artifacts.path)
  }

  /// `area/sentence-in-small-letters`: what the golden of a case is called, without its extension.
  package static func name(area: String, sentence: String) -> String {
    let words = sentence.lowercased().replacingOccurrences(of: "'", with: "").split {
      !$0.isLetter && !$0.isNumber
    }
    return "\(area)/\(words.joined(separator: "-"))"
  }

  /// Every golden there is, as `area/case.png`, in order.
  package func files() throws -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }.sorted()
  }

  private static func png(_ bitmap: Bitmap) throws -> [UInt8] {
    try bitmap.withPixelRows { try PNGCompactEncoder.encode($0, opaque: bitmap.isOpaque, level: 9) }
  }

  private func leave(_ bitmap: Bitmap, _ name: String, _ kind: String) throws {
    try write(Data(try Self.png(bitmap)), to: artifacts.appendingPathComponent("\(name).\(kind).png"))
  }

  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}
