import Foundation

/// A reader of binary property lists with the references of keyed archives, which Foundation's keeps to itself.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private var offsets: [Int] = []
  private let referenceSize: Int
  private let top: Int
  /// The most objects of a file.
  private static let mostObjects = 1_000_000
  /// The deepest list or table in others.
  private static let mostDepth = 64

  /// Reads the table of a file; nil for bytes of another kind.
  init?(_ data: Data) {
    bytes = Array(data)
    guard bytes.count > 40, bytes.starts(with: Array("bplist0".utf8)) else { return nil }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { return nil }
    guard let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
      let table = Self.number(bytes, trailer + 24, 8), (0...Self.mostObjects).contains(count),
      (0..<count).contains(top), (0..<trailer).contains(table)
    else { return nil }
    self.top = top
    for index in 0..<count {
      guard let offset = Self.number(bytes, table + index * offsetSize, offsetSize),
        (0..<trailer).contains(offset)
      else { return nil }
      offsets.append(offset)
    }
  }

  /// The value at the top; nil for a damaged file, and for one whose lists name others again and again.
  var root: ArchiveValue? {
    // A reference takes a byte at least, so that a file of lists that each stand in one other needs no more.
    var left = bytes.count
    return value(top, depth: 0, &left)
  }

  private func number(_ place: Int, _ size: Int) -> Int? { Self.number(bytes, place, size) }

  private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
    guard place >= 0, size <= 8, place <= bytes.count - size else { return nil }
    return Int(truncatingIfNeeded: bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  /// - Parameter left: How many values may be read yet.
  private func value(_ index: Int, depth: Int, _ left: inout Int) -> ArchiveValue? {
    guard depth < Self.mostDepth, left > 0, offsets.indices.contains(index) else { return nil }
    left -= 1
    var place = offsets[index]
    let kind = bytes[place] >> 4
    let low = Int(bytes[place] & 15)
    place += 1
    switch kind {
    case 0: return low == 8 ? .number(0) : low == 9 ? .number(1) : .null
    case 1: return number(place, 1 << low).map { .number(Double($0)) }
    case 2: return real(place, 1 << low)
    case 3: return .null
    case 8: return number(place, low + 1).map { .reference($0) }
    default: break
    }
    guard let count = length(low, &place) else { return nil }
    switch kind {
    case 4: return slice(place, count).map { .data(Data($0)) }
    case 5: return slice(place, count).map { .text(String(decoding: $0, as: UTF8.self)) }
    case 6:
      return slice(place, count * 2).map { part in
        let units = stride(from: part.startIndex, to: part.endIndex, by: 2).map {
          UInt16(part[$0]) << 8 | UInt16(part[$0 + 1])
        }
        return .text(String(decoding: units, as: UTF16.self))
      }
    case 10, 12: return list(place, count, depth, &left).map { .list($0) }
    case 13: return table(place, count, depth, &left)
    default: return nil
    }
  }

  private func slice(_ place: Int, _ count: Int) -> ArraySlice<UInt8>? {
    count >= 0 && place + count <= bytes.count ? bytes[place..<place + count] : nil
  }

  private func real(_ place: Int, _ size: Int) -> ArchiveValue? {
    guard let bits = number(place, size) else { return nil }
    return size == 4
      ? .number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
      : .number(Double(bitPattern: UInt64(bitPattern: Int64(bits))))
  }

  /// The number of members, which follows by itself where it is large.
  private func length(_ low: Int, _ place: inout Int) -> Int? {
    guard low == 15 else { return low }
    guard place < bytes.count else { return nil }
    let size = 1 << Int(bytes[place] & 15)
    guard let count = number(place + 1, size), count >= 0, count <= bytes.count else { return nil }
    place += 1 + size
    return count
  }

  private func list(_ place: Int, _ count: Int, _ depth: Int, _ left: inout Int) -> [ArchiveValue]? {
    var values: [ArchiveValue] = []
    for index in 0..<count {
      guard let reference = number(place + index * referenceSize, referenceSize),
        let value = value(reference, depth: depth + 1, &left)
      else { return nil }
      values.append(value)
    }
    return values
  }

  private func table(_ place: Int, _ count: Int, _ depth: Int, _ left: inout Int) -> ArchiveValue? {
    guard let keys = list(place, count, depth, &left),
      let values = list(place + count * referenceSize, count, depth, &left)
    else { return nil }
    var table: [String: ArchiveValue] = [:]
    for (key, value) in zip(keys, values) {
      if case .text(let name) = key { table[name] = value }
    }
    return .table(table)
  }
}
