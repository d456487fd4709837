import Foundation
import Testing

@testable import SpriteKit

@Suite("Binary property lists")
struct BinaryPropertyListTests {
  /// A file of objects as they are written, with references of a byte.
  private func file(_ objects: [[UInt8]], count: Int? = nil, table: UInt64? = nil) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
      bytes += object
    }
    let start = bytes.count
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    let numbers: [UInt64] = [
      UInt64(bitPattern: Int64(count ?? objects.count)), 0, table ?? UInt64(start),
    ]
    for number in numbers {
      for shift in stride(from: UInt64(56), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    return Data(bytes)
  }

  private func numbers(_ value: ArchiveValue?) -> [Double]? {
    guard case .list(let list)? = value else { return nil }
    return list.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  @Test("a list has its values, also one that is named twice")
  func list() {
    let value = BinaryPropertyList(file([[0xA3, 1, 2, 1], [0x10, 7], [0x09]]))?.root
    #expect(numbers(value) == [7, 1, 7])
  }

  @Test("lists that name each other again and again, and in circles, are no list")
  func repeated() {
    let lists = (0..<40).map { index in [0xA2, UInt8(index + 1), UInt8(index + 1)] }
    #expect(BinaryPropertyList(file(lists + [[0x10, 7]]))?.root == nil)
    #expect(BinaryPropertyList(file([[0xA1, 0]]))?.root == nil)
  }

  @Test("numbers beyond the file end the reading", arguments: [-1, 1_000_001, Int.max])
  func count(_ count: Int) {
    #expect(BinaryPropertyList(file([[0x10, 7]], count: count))?.root == nil)
  }

  @Test("a table beyond the file ends the reading", arguments: [1 << 40, UInt64.max, UInt64(Int64.max)])
  func table(_ place: UInt64) {
    #expect(BinaryPropertyList(file([[0x10, 7]], table: place)) == nil)
  }

  @Test("a file that is cut anywhere is no list, and none stops the reading")
  func cut() {
    let whole = file([[0xA3, 1, 2, 1], [0x10, 7], [0x55, 97, 98, 99, 100, 101]])
    for length in 0..<whole.count { _ = BinaryPropertyList(whole.prefix(length))?.root }
    for place in 8..<whole.count {
      for value: UInt8 in [0, 0x7f, 0xff] {
        var damaged = whole
        damaged[place] = value
        _ = BinaryPropertyList(damaged)?.root
      }
    }
  }
}
