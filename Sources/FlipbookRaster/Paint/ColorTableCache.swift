import FlipbookPicture

/// The colour tables of the gradients painted lately.
final class ColorTableCache {
  private struct Key: Hashable {
    let ramp: ContentHash
    let opacity: UInt64
  }

  /// Entries in a table.
  static let entries = 2_048
  private static let mostTables = 512

  private var tables: [Key: ColorTable] = [:]

  func table(for ramp: GradientRamp, opacity: Double) -> ColorTable {
    let key = Key(ramp: ramp.contentHash, opacity: opacity.bitPattern)
    if let table = tables[key] { return table }
    if tables.count >= Self.mostTables { tables.removeAll(keepingCapacity: true) }
    let table = ColorTable(ramp: ramp, opacity: opacity, count: Self.entries)
    tables[key] = table
    return table
  }
}
