import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A scroll view that can be moved.
@MainActor
protocol Scrollable: AnyObject {
  /// Brings the view with an identity into sight. False when it is not inside.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool
  /// The identity of the view that the window begins with, or that is at an anchor of it.
  func firstIdentity(anchor: UnitPoint?) -> AnyHashable?
  var offsetNow: CGPoint { get }
  func scroll(toOffset offset: CGPoint)
  /// Likewise, and no further than to the end of the content.
  func scroll(within offset: CGPoint)
  func scroll(toEdge edge: Edge)
}
