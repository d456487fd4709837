import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The outlines of the two parts of what comes from the bottom edge.
struct ActionSheetPlates: Shape {
  typealias AnimatableData = EmptyAnimatableData
  let hasCancel: Bool

  /// Of the corners, in points.
  static let radius: CGFloat = 14

  func path(in rect: CGRect) -> Path {
    let apart = hasCancel ? DialogButtonsLayout.choiceHeight + DialogButtonsLayout.choiceGap : 0
    var main = rect
    main.size.height = max(0, rect.height - apart)
    var path = Path(roundedRect: main, cornerRadius: Self.radius)
    if hasCancel {
      let end = CGRect(
        x: rect.minX, y: rect.maxY - DialogButtonsLayout.choiceHeight, width: rect.width,
        height: DialogButtonsLayout.choiceHeight)
      path.addPath(Path(roundedRect: end, cornerRadius: Self.radius))
    }
    return path
  }
}
