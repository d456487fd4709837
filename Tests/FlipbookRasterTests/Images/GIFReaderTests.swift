import FlipbookDiagnostics
import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite struct GIFReaderTests {
  /// 3 × 2 pixels of a palette of black, white, red and blue, whose blue is transparent: white red white / red
  /// blue red. The codes are 3 bits each, with a clear code after every second colour, so that they never grow.
  private var file: Data {
    var bytes: [UInt8] = Array("GIF89a".utf8) + [3, 0, 2, 0, 0x81, 0, 0]
    bytes += [0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 255]
    bytes += [0x21, 0xf9, 4, 1, 0, 0, 3, 0]
    bytes += [0x2c, 0, 0, 0, 0, 3, 0, 2, 0, 0]
    let codes = [4, 1, 2, 4, 1, 2, 4, 3, 2, 5]
    var packed: [UInt8] = []
    var bits = 0
    var count = 0
    for code in codes {
      bits |= code << count
      count += 3
      while count >= 8 {
        packed.append(UInt8(bits & 255))
        bits >>= 8
        count -= 8
      }
    }
    if count > 0 { packed.append(UInt8(bits & 255)) }
    bytes += [2, UInt8(packed.count)] + packed + [0, 0x3b]
    return Data(bytes)
  }

  @Test("the first picture is read, with its transparent colour")
  func reading() throws {
    let bitmap = try PictureDecoder.decode(file)
    #expect(bitmap.width == 3 && bitmap.height == 2)
    #expect(
      bitmap.pixels == [0xffff_ffff, 0xffff_0000, 0xffff_ffff, 0xffff_0000, 0, 0xffff_0000])
  }

  @Test("a file cut anywhere is an error or a part of the picture, never a crash")
  func cut() {
    for length in 0..<file.count { _ = try? PictureDecoder.decode(file.prefix(length)) }
    #expect(throws: PictureError.self) { try PictureDecoder.decode(file.prefix(20)) }
  }

  /// 3 × 2 pixels, four pictures: a red ground; white beside the transparent colour, cleared afterwards; a blue pixel
  /// that gives way to what was before; a white pixel. Shown for 0.03, 0.2, 0 and 0.1 s, without end.
  static let series = Data(
    base64Encoded:
      "R0lGODlhAwACAIEAAAAAAP////8AAAAA/yH/C05FVFNDQVBFMi4wAwEAAAAh+QQEAwAAACwAAAAAAwACAAACBJQoUSoA"
      + "IfkECRQAAwAsAQAAAAIAAQAAAgLMCgAh+QQMAAAAACwAAAEAAQABAAACAlwBACH5BAQKAAAALAIAAQABAAEAAAICTAEAOw==")!

  @Test("the pictures of a series are drawn over each other, as each says what becomes of it")
  func pictures() throws {
    let pictures = try GIFReader.pictures(from: Self.series, atMost: 9, limits: PictureDecoder.Limits())
    let (red, white, blue): (UInt32, UInt32, UInt32) = (0xffff_0000, 0xffff_ffff, 0xff00_00ff)
    #expect(
      pictures.map(\.pixels) == [
        [red, red, red, red, red, red], [red, white, red, red, red, red], [red, 0, 0, blue, red, red],
        [red, 0, 0, red, red, white],
      ])
  }

  @Test("the times of a series are those of the file, and no picture is decoded for them")
  func timing() throws {
    let timing = try #require(GIFTiming(Self.series))
    #expect(timing.delays == [0.03, 0.2, 0, 0.1] && timing.loopCount == 0)
    #expect(GIFTiming(file)?.delays == [0] && GIFTiming(file)?.loopCount == nil)
    #expect(GIFTiming(Data("GIF89a".utf8)) == nil && GIFTiming(Data("no picture at all".utf8)) == nil)
  }

  @Test("a series that is cut anywhere has fewer pictures, and never crashes")
  func cutSeries() {
    for length in 0..<Self.series.count {
      let cut = Self.series.prefix(length)
      let pictures = try? GIFReader.pictures(from: cut, atMost: 9, limits: PictureDecoder.Limits())
      #expect(pictures?.count ?? 0 <= GIFTiming(cut)?.delays.count ?? 0)
    }
  }

  @Test("a provider gives the pictures of a series with their times; one picture is none")
  func provider() throws {
    let provider = FileImageProvider(folder: URL(fileURLWithPath: "/nowhere"))
    let series = try #require(provider.series(decoding: Self.series))
    #expect(series.pictures.count == 4 && series.delays[1] == 0.2 && series.loopCount == 0)
    // In any order, and again.
    #expect(series.pictures[3].pixels[5] == 0xffff_ffff && series.pictures[1].pixels[1] == 0xffff_ffff)
    #expect(series.pictures[0].pixels.allSatisfy { $0 == 0xffff_0000 })
    #expect(provider.series(decoding: file) == nil)
  }

  @Test("a series that takes too much memory is refused before it is decoded")
  func limits() {
    var costs = CostLimits()
    costs.memory = 60
    let provider = FileImageProvider(folder: URL(fileURLWithPath: "/nowhere"), limits: costs)
    let collector = DiagnosticCollector()
    let series = DiagnosticCollector.$current.withValue(collector) {
      provider.series(decoding: Self.series)
    }
    #expect(series == nil && collector.diagnostics.map(\.code) == ["image.animated"])
  }
}
