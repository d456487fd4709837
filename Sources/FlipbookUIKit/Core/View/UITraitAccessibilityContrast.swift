import FlipbookDrawing
import Foundation

/// Names the contrast. It never changes in a film.
public enum UITraitAccessibilityContrast: UITraitDefinition {}
