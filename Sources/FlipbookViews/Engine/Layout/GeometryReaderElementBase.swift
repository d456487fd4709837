import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The element of a geometry reader, whatever its content.
@MainActor
package class GeometryReaderElementBase: Element {
  /// The size that the content was last made for.
  package internal(set) var proxySize = CGSize.zero
  /// The transform that the content was last made for, once it has asked for its place.
  private var knownTransform: ProjectionTransform?

  /// The views whose places the content was last made for.
  private var knownAnchors: [KnownAnchor] = []

  private struct KnownAnchor {
    weak var element: Element?
    let transform: ProjectionTransform
    let size: CGSize

    @MainActor var isSame: Bool {
      guard let element else { return true }
      return element.displayFrame.size == size && element.transformToRoot(forLayout: true) == transform
    }
  }

  /// The transform to the film; a change of it has the content made anew.
  func observedTransform() -> ProjectionTransform {
    let transform = transformToRoot(forLayout: true)
    if knownTransform == nil { runtime.addFrameReader(self) }
    knownTransform = transform
    return transform
  }

  /// A change of the place of another element has the content made anew.
  func observe(_ anchor: Element) {
    _ = observedTransform()
    knownAnchors.append(
      KnownAnchor(
        element: anchor, transform: anchor.transformToRoot(forLayout: true), size: anchor.displayFrame.size))
  }

  func forgetAnchors() { knownAnchors = [] }

  /// Makes the content anew when a place it has asked for is another by now.
  package func checkGlobalFrame() {
    guard let knownTransform else { return }
    guard transformToRoot(forLayout: true) != knownTransform || !knownAnchors.allSatisfy(\.isSame) else {
      return
    }
    contentNeedsUpdate()
  }

  func contentNeedsUpdate() {}
}
