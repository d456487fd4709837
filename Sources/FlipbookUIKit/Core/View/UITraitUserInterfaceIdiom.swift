import FlipbookDrawing
import Foundation

/// Names the kind of device. It never changes in a film.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
