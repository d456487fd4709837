import FlipbookDrawing
import FlipbookMotion
import Foundation

@MainActor
protocol IgnoringEffect {}
