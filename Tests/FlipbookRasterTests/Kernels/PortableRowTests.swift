import CPixelRows
import CPortableRows
import FlipbookTestSupport
import Testing

@testable import FlipbookRaster

/// The loops that this machine's processor has give the bytes of those that every processor has.
@Suite("Loops for newer processors")
struct PortableRowTests {
  private static let counts = [0, 1, 5, 7, 8, 9, 15, 16, 23, 32, 40, 63, 64, 65, 333]

  private static func pixels(_ count: Int, _ random: inout SeededNumbers) -> [UInt32] {
    (0..<count).map { _ in BlendKernelTests.pixel(&random) }
  }

  private static func mask(_ count: Int, _ random: inout SeededNumbers) -> [UInt8] {
    (0..<count).map {
      switch $0 / 8 % 3 {
      case 0: UInt8.random(in: 0...255, using: &random)
      case 1: 255
      default: 0
      }
    }
  }

  /// Both ways to change a row, and whether they left what follows alone.
  private func compare(
    _ row: [UInt32], _ count: Int, _ what: String, _ ours: (UnsafeMutablePointer<UInt32>) -> Void,
    _ portable: (UnsafeMutablePointer<UInt32>) -> Void
  ) {
    var (a, b) = (row, row)
    ours(&a)
    portable(&b)
    let isSame: Bool = a == b
    let leavesRest: Bool = Array(a.dropFirst(count)) == Array(row.dropFirst(count))
    #expect(isSame, "\(what) of \(count)")
    #expect(leavesRest, "\(what) of \(count)")
  }

  @Test("composited rows", arguments: counts)
  func rows(count: Int) {
    var random = SeededNumbers(seed: UInt64(count) + 3)
    let backdrop = Self.pixels(count + 9, &random)
    let source = Self.pixels(count + 9, &random)
    let mask = Self.mask(count + 9, &random)
    let eight = Self.pixels(8, &random)
    compare(backdrop, count, "fill") {
      pixel_rows_fill($0, count, source[0])
    } _: {
      portable_rows_fill($0, count, source[0])
    }
    compare(backdrop, count, "repeat") {
      pixel_rows_repeat($0, count, eight)
    } _: {
      portable_rows_repeat($0, count, eight)
    }
    compare(backdrop, count, "over") {
      pixel_rows_over($0, count, source)
    } _: {
      portable_rows_over($0, count, source)
    }
    compare(backdrop, count, "over mask") {
      pixel_rows_over_mask($0, count, source, mask)
    } _: {
      portable_rows_over_mask($0, count, source, mask)
    }
    for pixel in source.prefix(4) + [0xff10_2030, 0x4010_2030] {
      compare(backdrop, count, "solid") {
        pixel_rows_over_solid($0, count, pixel)
      } _: {
        portable_rows_over_solid($0, count, pixel)
      }
      compare(backdrop, count, "solid mask") {
        pixel_rows_over_solid_mask($0, count, pixel, mask)
      } _: {
        portable_rows_over_solid_mask($0, count, pixel, mask)
      }
    }
    for coverage: UInt8 in [1, 77, 128, 254] {
      compare(backdrop, count, "covered") {
        pixel_rows_over_covered($0, count, source, coverage)
      } _: {
        portable_rows_over_covered($0, count, source, coverage)
      }
    }
  }

  @Test("rows that are set, and blocks, are what the words say")
  func setRows() {
    var random = SeededNumbers(seed: 31)
    let eight = Self.pixels(8, &random)
    var row = [UInt32](repeating: 1, count: 100)
    pixel_rows_repeat(&row, 91, eight)
    var expected: [UInt32] = (0..<91).map { (place: Int) -> UInt32 in eight[place % 8] }
    expected += [UInt32](repeating: 1, count: 9)
    #expect(row == expected)
    pixel_rows_fill(&row, 75, 9)
    expected.replaceSubrange(0..<75, with: [UInt32](repeating: 9, count: 75))
    #expect(row == expected)

    let mask = Self.mask(3 * 16, &random)
    let backdrop = Self.pixels(20 * 3, &random)
    for pixel: UInt32 in [0xff10_2030, 0x6010_2030] {
      var (a, b, c) = (backdrop, backdrop, backdrop)
      pixel_rows_over_solid_blocks(&a, 20, mask, 2, 3, pixel)
      portable_rows_over_solid_blocks(&b, 20, mask, 2, 3, pixel)
      for y in 0..<3 {
        for x in 0..<16 {
          c[y * 20 + x] = PixelWord.over(
            PixelWord.scaled(pixel, by: UInt32(mask[y * 16 + x])), backdrop[y * 20 + x])
        }
      }
      #expect(a == c)
      #expect(b == c)
    }
  }

  @Test("colours of gradients", arguments: counts)
  func gradients(count: Int) {
    var random = SeededNumbers(seed: UInt64(count) + 17)
    let entries = Self.pixels(2_048, &random)
    let row = [UInt32](repeating: 7, count: count + 9)
    let whole = Int64(2_048) << 32
    let lines: [(Int64, Int64)] = [
      (0, whole / 400), (whole - 1, -whole / 400), (-whole, whole / 100), (whole / 2, 0),
      (2 * whole, -whole / 50),
    ]
    for (position, step) in lines {
      compare(row, count, "line \(position) \(step)") {
        pixel_rows_along_line($0, count, position, step, entries, 2_047)
      } _: {
        portable_rows_along_line($0, count, position, step, entries, 2_047)
      }
      var found = row
      pixel_rows_along_line(&found, count, position, step, entries, 2_047)
      let expected: [UInt32] = (0..<count).map { (index: Int) -> UInt32 in
        let place: Int64 = (position + step * Int64(index)) >> 32
        return entries[Int(max(0, min(2_047, place)))]
      }
      let isRight: Bool = Array(found.prefix(count)) == expected
      #expect(isRight)
    }
    entries.withUnsafeBufferPointer { buffer in
      for isReversed: Int32 in [0, 1] {
        let scale = Double.random(in: 0.5...9, using: &random)
        var rings = pixel_rows_rings(
          entries: buffer.baseAddress, last: 2_047, is_reversed: isReversed,
          u: (scale, 0.3, -100 * scale), v: (-0.3, scale, -40 * scale), shift: -10.5)
        for x: Int64 in [0, 13, 63] {
          compare(row, count, "rings") {
            pixel_rows_in_rings($0, x, 5, count, &rings)
          } _: {
            portable_rows_in_rings($0, x, 5, count, &rings)
          }
        }
      }
    }
  }

  @Test("a row of rings has the same colours wherever it begins")
  func ringStarts() {
    var random = SeededNumbers(seed: 23)
    let entries = Self.pixels(2_048, &random)
    entries.withUnsafeBufferPointer { buffer in
      var rings = pixel_rows_rings(
        entries: buffer.baseAddress, last: 2_047, is_reversed: 0, u: (4.1, 0.7, -900), v: (-0.7, 4.1, -300),
        shift: -0.5)
      var whole = [UInt32](repeating: 0, count: 300)
      pixel_rows_in_rings(&whole, 0, 9, 300, &rings)
      for start in [1, 8, 63, 64, 70, 129] {
        var part = [UInt32](repeating: 0, count: 300 - start)
        pixel_rows_in_rings(&part, Int64(start), 9, 300 - start, &rings)
        let isSame: Bool = part == Array(whole.dropFirst(start))
        #expect(isSame)
      }
    }
  }

  @Test("gradients' colours rounded by a pattern", arguments: [0, 1, 5, 8, 64, 130])
  func dithered(count: Int) {
    var random = SeededNumbers(seed: UInt64(count) + 41)
    let fine = (0..<2_048).map { _ in random.next() & 0xff00_ff00_ff00_ff00 }
    let thresholds = (0..<8).map { _ in UInt64(random.next() % 64 * 4 + 2) &* 0x0001_0001_0001_0001 }
    let row = [UInt32](repeating: 7, count: count + 9)
    let whole = Int64(2_048) << 32
    func rounded(_ place: Int, _ column: Int) -> UInt32 {
      PixelWord.dithered(fine[max(0, min(2_047, place))], thresholds[column & 7])
    }
    for (x, position, step) in [
      (0, Int64(0), whole / 400), (13, whole - 1, -whole / 90), (-5, -whole, whole / 50),
    ] {
      compare(row, count, "line \(position)") {
        pixel_rows_along_line_dithered($0, Int64(x), count, position, step, fine, 2_047, thresholds)
      } _: {
        portable_rows_along_line_dithered($0, Int64(x), count, position, step, fine, 2_047, thresholds)
      }
      var found = row
      pixel_rows_along_line_dithered(&found, Int64(x), count, position, step, fine, 2_047, thresholds)
      let expected = (0..<count).map { rounded(Int((position + step * Int64($0)) >> 32), x + $0) }
      #expect(Array(found.prefix(count)) == expected)
    }
    for (x, isReversed) in [(0, false), (13, true), (61, false), (-7, true)] {
      // Along the row alone, so that a place is the distance from column 40.
      var rings = pixel_rows_rings(
        entries: nil, last: 2_047, is_reversed: isReversed ? 1 : 0, u: (16, 0, -640), v: (0, 0, 0),
        shift: -0.5)
      compare(row, count, "rings \(x)") {
        pixel_rows_in_rings_dithered($0, Int64(x), 5, count, &rings, fine, thresholds)
      } _: {
        portable_rows_in_rings_dithered($0, Int64(x), 5, count, &rings, fine, thresholds)
      }
      var found = row
      pixel_rows_in_rings_dithered(&found, Int64(x), 5, count, &rings, fine, thresholds)
      let expected = (0..<count).map { (index: Int) -> UInt32 in
        let place = Int(max(0, abs(16 * (Double(x + index) + 0.5) - 640) - 0.5))
        return rounded(isReversed ? 2_047 - min(2_047, place) : place, x + index)
      }
      #expect(Array(found.prefix(count)) == expected)
    }
  }

  @Test("chords of curves", arguments: 1...65)
  func chords(steps: Int) {
    var random = SeededNumbers(seed: UInt64(steps))
    let p = (0..<8).map { _ in Double.random(in: -900...900, using: &random) }
    var a = [Int32](repeating: 0, count: 2 * 68)
    var b = a
    pixel_rows_chords(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], Int32(steps), &a)
    portable_rows_chords(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], Int32(steps), &b)
    let count = 2 * (steps - 1)
    let isSame: Bool = Array(a.prefix(count)) == Array(b.prefix(count))
    #expect(isSame)
    var expected: [Int32] = []
    for index in 1..<max(2, steps) where steps > 1 {
      let t: Double = Double(index) * (1 / Double(steps))
      for axis in 0..<2 {
        let value: Double = ((p[axis] * t + p[axis + 2]) * t + p[axis + 4]) * t + p[axis + 6]
        expected.append(EdgeList.fixed(value))
      }
    }
    let isRight: Bool = Array(a.prefix(count)) == expected
    #expect(isRight)
  }
}
