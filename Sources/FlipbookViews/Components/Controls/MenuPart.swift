import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A part of a row of a menu.
enum MenuPart: Equatable {
  case mark, text, icon
}
