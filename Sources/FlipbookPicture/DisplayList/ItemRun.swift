import Foundation

/// Items that follow each other in a list, the one at the back first.
///
/// Lists share runs that stay the same from picture to picture, with what is known of them.
package final class ItemRun: Sendable {
  package let items: [DisplayItem]
  /// The digest of the items, to go on from.
  package let hasher: SequenceHasher
  /// A digest of the items.
  package let contentHash: ContentHash

  package init(_ items: [DisplayItem]) {
    self.items = items
    var hasher = SequenceHasher()
    // Items are large values: they are read in place.
    items.withUnsafeBufferPointer { items in
      for index in 0..<items.count { hasher.append(items[index].contentHash) }
    }
    hasher.prepare()
    self.hasher = hasher
    contentHash = hasher.finalize()
  }
}
