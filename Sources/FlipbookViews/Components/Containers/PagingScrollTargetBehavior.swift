import FlipbookDrawing
import FlipbookMotion
import Foundation

/// At whole windows.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}
  /// Whole windows.
  public static var _rest: String? { "pages" }

  /// To the nearest whole window, the next at most.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let size = context.containerSize
    func page(_ wanted: CGFloat, from start: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return wanted }
      let current = (start / length).rounded()
      return max(current - 1, min(current + 1, (wanted / length).rounded())) * length
    }
    let origin = context.originalTarget.rect.origin
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, from: origin.x, size.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, from: origin.y, size.height)
    }
  }
}
