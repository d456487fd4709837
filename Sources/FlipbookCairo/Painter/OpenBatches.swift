/// The numbers of batches by ink, in a table of fixed size: a look-up for each glyph must cost less than the glyph.
struct OpenBatches {
  /// The most batches that may be in the table.
  static let most = 3 << 8
  private static let slotCount = 1 << 10

  /// The batch's number and one; 0 for an empty slot.
  private var slots = [UInt16](repeating: 0, count: slotCount)

  /// The slot of an ink, empty when it has no batch.
  ///
  /// - Parameter inkOf: The ink of a batch.
  @inline(__always)
  func slot(of ink: GlyphBatches.Ink, _ inkOf: (Int) -> GlyphBatches.Ink) -> Int {
    // Fibonacci hashing: the upper bits of the product depend on all of the word.
    var slot = Int((ink.word &* 0x9e37_79b9_7f4a_7c15) >> 54)
    while let index = self[slot], inkOf(index) != ink { slot = (slot + 1) & (Self.slotCount - 1) }
    return slot
  }

  /// The batch in a slot.
  subscript(slot: Int) -> Int? {
    get { slots[slot] == 0 ? nil : Int(slots[slot]) - 1 }
    set { slots[slot] = newValue.map { UInt16($0 + 1) } ?? 0 }
  }

  mutating func removeAll() {
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }
}
