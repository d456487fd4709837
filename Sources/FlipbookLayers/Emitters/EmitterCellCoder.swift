import Foundation

/// Says to a cell's `init(coder:)` that a copy is made.
final class EmitterCellCoder: NSCoder {}
