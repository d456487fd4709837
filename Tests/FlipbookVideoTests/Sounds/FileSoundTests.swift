import FlipbookDiagnostics
import FlipbookPicture
import FlipbookRaster
import Foundation
import Testing

@testable import FlipbookVideo

@Suite("Samples of sound files")
struct FileSoundTests {
  /// A WAVE file of 16-bit samples.
  private func wave(_ frames: [[Int16]], rate: Int) -> Data {
    var data = Data()
    func add(_ value: Int, _ bytes: Int) {
      for index in 0..<bytes { data.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }
    let channels = frames.first?.count ?? 1
    let size = frames.count * channels * 2
    data.append(contentsOf: Array("RIFF".utf8))
    add(36 + size, 4)
    data.append(contentsOf: Array("WAVEfmt ".utf8))
    for (value, bytes) in [(16, 4), (1, 2), (channels, 2), (rate, 4), (rate * channels * 2, 4)] {
      add(value, bytes)
    }
    add(channels * 2, 2)
    add(16, 2)
    data.append(contentsOf: Array("data".utf8))
    add(size, 4)
    for value in frames.joined() { add(Int(value), 2) }
    return data
  }

  private func file(_ data: Data, _ name: String = "sound.wav") throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("levels-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent(name).path
    try data.write(to: URL(fileURLWithPath: path))
    return path
  }

  private func reason(_ provider: FileSoundProvider, _ path: String) -> String {
    do throws(VideoFailure) {
      _ = try provider.samples(at: path)
      return ""
    } catch { return error.reason }
  }

  @Test("samples are the file's, channels mixed, at its own rate")
  func samples() throws {
    let frames = (0..<3_000).map { [Int16($0), Int16(-2 * $0)] }
    let path = try file(wave(frames, rate: 22_050))
    let samples = try FileSoundProvider().samples(at: path)
    #expect(samples.rate == 22_050)
    #expect(samples.values == frames.map { (Float($0[0]) / 32_768 + Float($0[1]) / 32_768) / 2 })
  }

  @Test("a file is decoded once")
  func once() throws {
    let path = try file(wave([[1], [2]], rate: 8_000))
    let provider = FileSoundProvider()
    let first = try provider.samples(at: path)
    try FileManager.default.removeItem(atPath: path)
    #expect(try provider.samples(at: path).values == first.values)
  }

  @Test("files that can't be used are refused in words")
  func bad() throws {
    let provider = FileSoundProvider()
    #expect(reason(provider, "/nowhere/sound.wav") == "doesn't exist")
    #expect(reason(provider, "/tmp") == "is no file")
    #expect(reason(provider, try file(Data("hello".utf8))).hasPrefix("is damaged or is no sound"))
    #expect(reason(provider, try file(wave([], rate: 8_000))).hasPrefix("is damaged or is no sound"))
    let list = Data("#EXTM3U\n#EXTINF:1,\n/etc/passwd\n".utf8)
    #expect(reason(provider, try file(list, "list.m3u8")) != "")
    let other = try file(wave([[1]], rate: 8_000))
    #expect(reason(FileSoundProvider(access: .below(["/nowhere"])), other).hasPrefix("is outside"))
  }

  @Test("a sound whose samples take more than half the memory for pictures is refused")
  func large() throws {
    var limits = CostLimits()
    limits.memory = 8_000
    let path = try file(wave(Array(repeating: [1], count: 2_000), rate: 8_000))
    #expect(reason(FileSoundProvider(limits: limits), path).hasPrefix("is too long"))
    limits.memory = 16_000
    #expect(reason(FileSoundProvider(limits: limits), path) == "")
  }
}
