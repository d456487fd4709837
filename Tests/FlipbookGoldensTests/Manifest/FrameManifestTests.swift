import FlipbookDrawing
import FlipbookExport
import FlipbookRaster
import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookGoldens

@Suite("Manifests of frames, and what is kept by them")
struct FrameManifestTests {
  private let pictureFolder: PictureFolder

  init() throws { pictureFolder = try PictureFolder() }

  private func origin(seed: String = "7") -> FrameManifest.Origin {
    FrameManifest.Origin(
      file: "A.swift", scene: "A", sceneHash: ContentHash(high: 1, low: 2), options: ["seed": [seed]],
      width: 32,
      height: 24, frameRate: "30/1", frameCount: 3, flipbook: "0",
      machine: GoldenLock(components: [:], fonts: []))
  }

  private func frame(_ number: Int, file: ContentHash? = nil) -> FrameManifest.Frame {
    FrameManifest.Frame(
      frame: number, list: ContentHash(high: 3, low: UInt64(number)), pixels: ContentHash(high: .max, low: 4),
      file: file)
  }

  @Test("a manifest is read as it was written; an edited one is refused")
  func roundTrip() throws {
    let manifest = try FrameManifest(origin: origin(), frames: [frame(0), frame(2)])
    let path = pictureFolder.path("m.json")
    try manifest.write(path)
    #expect(try FrameManifest.read(path) == manifest)
    let text = try pictureFolder.text("m.json")
    #expect(text.contains("\"pixels\":\"ffffffffffffffff0000000000000004\""))
    try pictureFolder.write("m.json", text: text.replacing("\"seed\":[\"7\"]", with: "\"seed\":[\"8\"]"))
    let failure = #expect(throws: FlipbookFailure.self) { try FrameManifest.read(path) }
    #expect(failure?.message.contains("was changed") == true)
    #expect(throws: FlipbookFailure.self) { try FrameManifest.read(pictureFolder.path("none.json")) }
  }

  @Test("the id reports what was rendered, not what came out")
  func id() throws {
    let one = try FrameManifest(origin: origin(), frames: [frame(0)])
    #expect(try FrameManifest(origin: origin(), frames: []).id == one.id)
    #expect(try FrameManifest(origin: origin(seed: "8"), frames: []).id != one.id)
  }

  @Test("frames are trusted when their file is as noted, under the same id, up to a line that is cut")
  func trusted() throws {
    let id = try FrameManifest(origin: origin()).id
    let bytes: [[UInt8]] = [[1, 2, 3], [4, 5], [6]]
    var text = "\(id)\n"
    for (index, content) in bytes.enumerated() {
      try pictureFolder.write("\(index).png", content)
      let entry = frame(index, file: ContentHash(of: content))
      text += String(decoding: try FrameManifest.encoder.encode(entry), as: UTF8.self) + "\n"
    }
    try pictureFolder.write("m.json.part", text: String(text.dropLast(20)))
    try pictureFolder.write("1.png", [4, 6])
    func trusted(_ id: ContentHash) -> [Int] {
      ManifestRecorder.trustedFrames(pictureFolder.path("m.json"), id: id) { pictureFolder.path("\($0).png") }
        .map(
          \.frame)
    }
    // 1 was changed since, the line of 2 is cut.
    #expect(trusted(id) == [0])
    #expect(trusted(ContentHash(high: 0, low: 0)) == [])
  }

  @Test("a cache gives back what it was given, unless that is damaged, and keeps to its size")
  func cache() throws {
    let cache = try FrameCache(folder: pictureFolder.path("cache"), context: "a", byteLimit: 2500)
    let bytes = [UInt8](repeating: 9, count: 1000)
    let lists = (0..<4).map { ContentHash(high: 5, low: $0) }
    for list in lists { cache.store(bytes, pixels: ContentHash(high: 1, low: 1), for: list, form: "png") }
    #expect(cache.entry(for: lists[3], form: "png")?.bytes == bytes)
    #expect(cache.entry(for: lists[3], form: "png")?.pixels == ContentHash(high: 1, low: 1))
    let other = try FrameCache(folder: pictureFolder.path("cache"), context: "b", byteLimit: 2500)
    #expect(cache.entry(for: lists[3], form: "yuv420p") == nil)
    #expect(other.entry(for: lists[3], form: "png") == nil)
    cache.trim()
    let names = try FileManager.default.contentsOfDirectory(atPath: pictureFolder.path("cache"))
    #expect(names.count == 2)
    // A whole entry under another's name is not taken for it.
    let kept = lists.filter { cache.entry(for: $0, form: "png") != nil }
    #expect(kept.count == 2)
    let entries = try names.map {
      try Data(contentsOf: URL(fileURLWithPath: pictureFolder.path("cache/\($0)")))
    }
    for (name, entry) in zip(names.reversed(), entries) {
      try pictureFolder.write("cache/\(name)", Array(entry))
    }
    #expect(lists.allSatisfy { cache.entry(for: $0, form: "png") == nil })
    for name in names { try pictureFolder.write("cache/\(name)", [UInt8](repeating: 48, count: 200)) }
    #expect(lists.allSatisfy { cache.entry(for: $0, form: "png") == nil })
  }

  @Test("the id stands in a PNG's text, and the picture stays")
  func embedded() throws {
    let bitmap = PictureFolder.picture(3)
    let id = ContentHash(high: 0xabc, low: 0xdef)
    let bytes = PNGSink.adding(
      [FrameManifest.keyword: "\(id)"], to: try PictureFile.png(bitmap))
    #expect(PictureFile.text(in: Data(bytes)) == ["flipbook-manifest": "\(id)"])
    #expect(try PictureFile.bitmap(from: Data(bytes)) == bitmap)
    #expect(bytes.count == (try PictureFile.png(bitmap)).count + 12 + 17 + 1 + 32)
  }
}
