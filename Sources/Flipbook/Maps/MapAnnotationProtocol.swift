import FlipbookDrawing
import FlipbookViews
import Foundation

/// Something shown on a map, in the form of iOS 14 to 16.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol: MapContent {}
