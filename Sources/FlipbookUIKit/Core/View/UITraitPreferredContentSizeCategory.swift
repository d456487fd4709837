import FlipbookDrawing
import Foundation

/// Names the text size. It never changes in a film.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
