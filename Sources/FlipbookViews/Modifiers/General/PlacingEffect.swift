import FlipbookDrawing
import Foundation

/// An effect that is a part of the places of what it holds.
@MainActor
protocol PlacingEffect {
  /// The way from this effect's place to that of another one of its kind, for content of a size.
  func way(to other: Any, size: CGSize) -> CGSize
}

extension _OffsetEffect: PlacingEffect {
  func way(to other: Any, size: CGSize) -> CGSize {
    guard let other = other as? _OffsetEffect else { return .zero }
    return CGSize(
      width: other.offset.width - offset.width, height: other.offset.height - offset.height)
  }
}
