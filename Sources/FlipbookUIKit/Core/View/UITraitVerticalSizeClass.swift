import FlipbookDrawing
import Foundation

/// Names the vertical size class. It never changes in a film.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
