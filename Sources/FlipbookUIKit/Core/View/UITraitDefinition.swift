import FlipbookDrawing
import Foundation

/// Names a trait, as a type without values.
public protocol UITraitDefinition {}
