import FlipbookDrawing
import Foundation

/// Names the user interface style.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
