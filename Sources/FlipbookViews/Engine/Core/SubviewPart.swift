import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A part of what a view stands for: a view, or a section of views.
enum SubviewPart {
  case view(Subview)
  case section(SectionConfiguration)
}
