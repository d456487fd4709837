import FlipbookDrawing
import Foundation

/// A handle that ends an observation of traits.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: AnyObject {}
