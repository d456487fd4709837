import FlipbookDrawing
import Foundation

/// A layout whose rows can be made as they come into sight.
@MainActor
protocol LazyLayout: SightLayout {
  var rows: LazyRows { get }
}
