import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view with round corners while a page zooms from it.
struct RoundedMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  let _cornerRadius: CGFloat
}
