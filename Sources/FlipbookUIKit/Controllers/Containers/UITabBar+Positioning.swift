import FlipbookDrawing
import Foundation

extension UITabBar {
  /// How the tabs of a bar share its width.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// As a phone has it: the tabs fill the bar.
    case automatic = 0
    /// The tabs share all of the width.
    case fill = 1
    /// The tabs stand in the middle, by ``UITabBar/itemWidth`` and ``UITabBar/itemSpacing``.
    case centered = 2
  }

  /// The system's width of a centred tab and the room between two, in points.
  private static let centered = (width: CGFloat(76), spacing: CGFloat(34))

  /// The places of the tabs, from left to right.
  func tabFrames(count: Int) -> [CGRect] {
    guard count > 0 else { return [] }
    var (width, spacing, start) = (bounds.width / CGFloat(count), CGFloat(0), CGFloat(0))
    if itemPositioning == .centered {
      width = itemWidth > 0 ? itemWidth : Self.centered.width
      spacing = itemSpacing > 0 ? itemSpacing : Self.centered.spacing
      start = (bounds.width - CGFloat(count) * (width + spacing) + spacing) / 2
    }
    return (0..<count).map { index in
      CGRect(x: start + CGFloat(index) * (width + spacing), y: 0, width: width, height: Self.height)
    }
  }
}
