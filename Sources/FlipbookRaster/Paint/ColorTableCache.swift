import FlipbookPicture

/// The colour tables of the gradients painted lately.
final class ColorTableCache {
  /// Entries in a table.
  static let entries = 2_048

  private let tables = RampCache<ColorTable>()

  func table(for ramp: GradientRamp, opacity: Double) -> ColorTable {
    tables.value(of: ramp, opacity: opacity) {
      ColorTable(ramp: ramp, opacity: opacity, count: Self.entries)
    }
  }
}
