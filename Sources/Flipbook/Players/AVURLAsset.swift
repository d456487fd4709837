import Foundation

/// A film or sound of a file, by its address.
open class AVURLAsset: AVAsset, @unchecked Sendable {}
