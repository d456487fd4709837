import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view that is known to ask for a form before it is presented.
@MainActor
protocol CompactAdapting {
  var compactAdaptation: PresentationAdaptation? { get }
}
