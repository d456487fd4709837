import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// The controller of a ``FilmWindow``.
final class FilmController: UIViewController {}
