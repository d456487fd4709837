import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Distinguishes the rows of sections.
final class SectionMark: Equatable {
  static func == (lhs: SectionMark, rhs: SectionMark) -> Bool { lhs === rhs }
}
