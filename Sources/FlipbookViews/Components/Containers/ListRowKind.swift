import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The kind of a view in a list.
enum ListRowKind {
  case row
  case header
  case footer
}
