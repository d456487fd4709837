import FlipbookDrawing
import Foundation

/// Names the horizontal size class. It never changes in a film.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
