import FlipbookDrawing
import Foundation

/// Names the level of the interface. It never changes in a film.
public enum UITraitUserInterfaceLevel: UITraitDefinition {}
