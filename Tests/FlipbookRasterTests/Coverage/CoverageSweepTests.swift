import CPixelRows
import CPortableRows
import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Sweeps of cells")
struct CoverageSweepTests {
  private static func path(_ random: inout SeededNumbers) -> Path {
    func point() -> CGPoint {
      CGPoint(
        x: Double.random(in: -30...1_400, using: &random), y: Double.random(in: -20...90, using: &random))
    }
    var path = Path()
    path.move(to: point())
    for index in 0..<7 {
      if index % 2 == 0 {
        path.addLine(to: point())
      } else {
        path.addCurve(to: point(), control1: point(), control2: point())
      }
    }
    return path
  }

  @Test("a colour straight from the cells is the colour by way of masks", arguments: [1 << 16, 3_000])
  func solid(bandCells: Int) {
    var random = SeededNumbers(seed: 41)
    let bounds = PixelRect(minX: 3, minY: 2, maxX: 1_303, maxY: 66)
    let rasterizer = CoverageRasterizer(bandCells: bandCells)
    for round in 0..<24 {
      let path = Self.path(&random)
      let clip = PixelRect(
        minX: Int.random(in: 3...60, using: &random), minY: Int.random(in: 2...30, using: &random),
        maxX: Int.random(in: 61...1_303, using: &random), maxY: Int.random(in: 31...66, using: &random))
      let pixel: UInt32 = round % 3 == 0 ? 0xff20_8040 : BlendKernelTests.pixel(&random)
      let rule: CoverageRasterizer.Rule = round % 2 == 0 ? .nonzero : .evenOdd
      let (straight, masked) = (Surface(bounds: bounds), Surface(bounds: bounds))
      for index in 0..<bounds.area {
        straight.base[index] = BlendKernelTests.pixel(&random)
        masked.base[index] = straight.base[index]
      }
      rasterizer.begin(clip: clip)
      rasterizer.add(path, .identity)
      rasterizer.fill(rule: rule, isAntialiased: round % 5 != 0, pixel, over: straight)
      rasterizer.begin(clip: clip)
      rasterizer.add(path, .identity)
      var sink = SolidSink(masked, pixel)
      rasterizer.sweep(rule: rule, isAntialiased: round % 5 != 0, into: &sink)
      let isSame = (0..<bounds.area).allSatisfy { straight.base[$0] == masked.base[$0] }
      #expect(isSame, "round \(round)")
    }
  }

  @Test("cells of any winding, swept by this machine's loops and by those of every processor")
  func portable() {
    var random = SeededNumbers(seed: 43)
    let (columns, rows) = (1_201, 3)
    let stride = CellBuffer.stride(columns)
    let words = (stride >> 3 + 63) >> 6
    for round in 0..<20 {
      var cells = [Int32](repeating: 0, count: stride * rows)
      var bits = [UInt64](repeating: 0, count: words * rows)
      for _ in 0..<(round * 4) {
        let (x, y) = (Int.random(in: 0..<columns, using: &random), Int.random(in: 0..<rows, using: &random))
        cells[y * stride + x] += Int32.random(in: -200_000...200_000, using: &random)
        bits[y * words + x >> 9] |= 1 << UInt64(x >> 3 & 63)
      }
      let backdrop = (0..<columns * rows).map { _ in BlendKernelTests.pixel(&random) }
      let pixel = BlendKernelTests.pixel(&random)
      let evenOdd = Int32(round & 1)
      func swept(_ sweep: (inout pixel_rows_cells, UnsafeMutablePointer<UInt32>) -> Void) -> [UInt32] {
        var (cells, bits, target) = (cells, bits, backdrop)
        cells.withUnsafeMutableBufferPointer { cells in
          bits.withUnsafeMutableBufferPointer { bits in
            var band = pixel_rows_cells(
              cells: cells.baseAddress, bits: bits.baseAddress, stride: stride, words: words, left: 0, top: 0,
              columns: Int32(columns), rows: Int32(rows))
            sweep(&band, &target)
            let areCleared = cells.allSatisfy { $0 == 0 } && bits.allSatisfy { $0 == 0 }
            #expect(areCleared)
          }
        }
        return target
      }
      let ours = swept { pixel_rows_sweep_solid(&$0, evenOdd, pixel, $1, columns) }
      let plain = swept { portable_rows_sweep_solid(&$0, evenOdd, pixel, $1, columns) }
      #expect(ours == plain)
      for shortest in [1, 16, 5_000] {
        let bySpans = swept { band, target in
          bySpan(&band, columns, evenOdd, shortest, pixel, target, pixel_rows_sweep_row)
        }
        #expect(ours == bySpans)
        let portable = swept { band, target in
          bySpan(&band, columns, evenOdd, shortest, pixel, target, portable_rows_sweep_row)
        }
        #expect(ours == portable)
      }
    }
  }

  private typealias SweepRow = (
    UnsafePointer<pixel_rows_cells>?, Int32, Int32, Int, UnsafeMutablePointer<UInt8>?,
    UnsafeMutablePointer<pixel_rows_span>?
  ) -> Int

  /// Composites a pixel at a time what the spans of each row say.
  private func bySpan(
    _ band: inout pixel_rows_cells, _ columns: Int, _ evenOdd: Int32, _ shortest: Int, _ pixel: UInt32,
    _ target: UnsafeMutablePointer<UInt32>, _ sweepRow: SweepRow
  ) {
    var line = [UInt8](repeating: 0, count: band.stride)
    var spans = [pixel_rows_span](repeating: pixel_rows_span(), count: band.stride / 4)
    for y in 0..<Int(band.rows) {
      let count = sweepRow(&band, Int32(y), evenOdd, shortest, &line, &spans)
      var end: Int32 = 0
      for span in spans.prefix(count) {
        #expect(span.first >= end)
        #expect(span.end > span.first)
        #expect(Int(span.end) <= columns)
        end = span.end
        for x in Int(span.first)..<Int(span.end) {
          let cover = span.coverage < 0 ? UInt32(line[x]) : UInt32(span.coverage)
          target[y * columns + x] = PixelWord.over(
            PixelWord.scaled(pixel, by: cover), target[y * columns + x])
        }
      }
    }
  }

  @Test("a glyph's mask in blocks is the mask row by row, and stays in its clip")
  func glyphs() throws {
    var random = SeededNumbers(seed: 47)
    let mask = Mask(bounds: PixelRect(minX: -2, minY: -9, maxX: 15, maxY: 4))
    for y in -7..<3 {
      for x in 0..<13 { mask.pointer(x, y).pointee = UInt8.random(in: 0...255, using: &random) }
    }
    mask.pointer(0, -7).pointee = 200
    mask.pointer(12, 2).pointee = 100
    let glyph = try #require(GlyphMask(mask))
    #expect(glyph.left == 0)
    #expect(glyph.top == -7)
    #expect(glyph.width == 13)
    #expect(glyph.height == 10)
    #expect(GlyphMask(Mask(bounds: PixelRect(width: 5, height: 5))) == nil)
    let bounds = PixelRect(width: 40, height: 30)
    for (x, y) in [(4, 5), (-3, 2), (24, -4), (27, 25), (30, 10), (10, 10)] {
      for clip in [bounds, PixelRect(minX: 8, minY: 6, maxX: 22, maxY: 17)] {
        for pixel: UInt32 in [0xff20_8040, 0x6010_2030] {
          let (blocks, rows) = (Surface(bounds: bounds), Surface(bounds: bounds))
          for index in 0..<bounds.area {
            blocks.base[index] = BlendKernelTests.pixel(&random)
            rows.base[index] = blocks.base[index]
          }
          glyph.fill(pixel, x: x, y: y, clip: clip, over: blocks)
          var sink = SolidSink(rows, pixel)
          glyph.sweep(x: x, y: y, clip: clip, into: &sink)
          let isSame = (0..<bounds.area).allSatisfy { blocks.base[$0] == rows.base[$0] }
          #expect(isSame, "at \(x), \(y) in \(clip)")
        }
      }
    }
  }
}
