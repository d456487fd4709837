import Foundation

/// Shapes and measures text. Drawing knows only this face of it; the raster implements it.
public protocol TextEngine: Sendable {
  /// Breaks text into lines no wider than `size.width` and, where it is finite, no taller in all than
  /// `size.height` (at least one line is laid out). Infinite sides are no limit.
  ///
  /// Equal arguments give equal layouts, on any thread.
  func layout(_ content: TextContent, in size: CGSize) -> TextLayout
}
