import FlipbookDrawing
import Foundation

/// Names the direction of the layout. It never changes in a film.
public enum UITraitLayoutDirection: UITraitDefinition {}
