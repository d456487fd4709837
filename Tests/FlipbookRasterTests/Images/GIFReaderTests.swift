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
}
