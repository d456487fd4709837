import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The sections of the views that another stands for, in order.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The position of the first section: 0.
  nonisolated public var startIndex: Int { sections.startIndex }
  /// The position after the last section.
  nonisolated public var endIndex: Int { sections.endIndex }
  /// The section at a position.
  nonisolated public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
