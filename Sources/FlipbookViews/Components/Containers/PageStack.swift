import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A container of pages with bars, which takes the field of a search around it.
protocol PageStack {}
