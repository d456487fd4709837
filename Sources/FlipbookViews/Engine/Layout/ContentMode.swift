import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How a view of a fixed proportion fits what it is offered.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill
}
