import FlipbookDrawing
import FlipbookViews
import Foundation

/// Something shown on a map.
@MainActor @preconcurrency
public protocol MapContent { var _items: [MapItemView] { get } }
