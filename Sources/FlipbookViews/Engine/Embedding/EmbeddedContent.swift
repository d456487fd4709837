import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Something that lays out and draws itself inside a view: an interface of UIKit's.
@MainActor
package protocol EmbeddedContent: AnyObject {
  /// The size it takes of what it is offered; nil to take all of it.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize?
  /// Takes a size, in points.
  func layOut(in size: CGSize)
  /// Takes note of how far bars and insets around the view reach in over it; called before each picture.
  func setCovered(_ insets: EdgeInsets)
  /// Draws with its top left corner at the origin.
  func record(in context: GraphicsContext, at time: TimeInterval)
  /// Whether a picture may be another than the one recorded last.
  func changes(at time: TimeInterval) -> Bool
  /// The parts that can be touched, in its own coordinates, from back to front.
  var parts: [EmbeddedPart] { get }
  /// Its views or layers, from the outermost in.
  ///
  /// - Parameters:
  ///   - depth: How many entries the whole lies in.
  ///   - transform: From its own coordinates to the picture's.
  func tree(depth: Int, transform: ProjectionTransform) -> [TreeEntry]
  /// Whether something in it has a touch at a point, in its own coordinates; true unless implemented.
  func takesTouch(at point: CGPoint) -> Bool
  /// Whether what a touch at a point meets keeps it from gestures around the content; true unless implemented.
  func keepsTouch(at point: CGPoint) -> Bool
  /// A finger does something.
  ///
  /// - Parameter location: In its own coordinates.
  func handle(_ event: TouchEvent, at location: CGPoint)
}

extension EmbeddedContent {
  package func takesTouch(at point: CGPoint) -> Bool { true }
  package func keepsTouch(at point: CGPoint) -> Bool { true }
}
