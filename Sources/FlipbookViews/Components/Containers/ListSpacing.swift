import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Room between rows and between sections of lists, in points; nil for the usual.
struct ListSpacing: Equatable {
  var rows: CGFloat?
  var sections: CGFloat?
}
