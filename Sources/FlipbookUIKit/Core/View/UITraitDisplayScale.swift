import FlipbookDrawing
import Foundation

/// Names the scale of the display. It never changes in a film.
public enum UITraitDisplayScale: UITraitDefinition {}
