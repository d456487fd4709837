import FlipbookDrawing
import Foundation

/// Names whether the window is active. It never changes in a film.
public enum UITraitActiveAppearance: UITraitDefinition {}
