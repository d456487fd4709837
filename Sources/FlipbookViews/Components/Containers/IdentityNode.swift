import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A node whose content has an identity that the scene gave it.
@MainActor
protocol IdentityNode: AnyObject {
  var identity: AnyHashable { get }
}
