import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// Menus of a desktop app; a film shows none.
@MainActor @preconcurrency
public protocol Commands {}
