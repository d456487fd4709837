import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How the stack around keeps the labels of its sections in sight.
struct PinnedSections: Equatable {
  let views: PinnedScrollableViews
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
}
