import FlipbookDrawing
import Foundation

/// Names the weight of text. It never changes in a film.
public enum UITraitLegibilityWeight: UITraitDefinition {}
