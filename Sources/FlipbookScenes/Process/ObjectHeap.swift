import CObjectHeap
import Flipbook
import FlipbookDiagnostics
import FlipbookLayers
import FlipbookUIKit

/// Where objects of a scene lie in memory.
///
/// Sets and dictionaries whose elements hash by their address, as `ObjectIdentifier` and `NSObject` do, have an order that
/// follows from addresses. Objects of the scene's classes, and of those that scenes keep in sets, lie where the order in
/// which they are made and freed alone decides.
@MainActor
package enum ObjectHeap {
  /// Libraries' classes whose objects scenes keep in sets, with all below them.
  private static let libraryClasses: [AnyClass] = [
    UIResponder.self, UIGestureRecognizer.self, UITouch.self, CALayer.self, CAAnimation.self,
    AnyCancellable.self,
  ]

  /// Has objects made so from now on. For a scene's own process, before anything of the scene runs.
  package static func install() {
    let roots = UnsafeMutableBufferPointer<UnsafeRawPointer?>.allocate(capacity: libraryClasses.count)
    for (place, root): (Int, AnyClass) in libraryClasses.enumerated() {
      roots.initializeElement(at: place, to: unsafeBitCast(root, to: UnsafeRawPointer.self))
    }
    // The heap keeps the classes for as long as the process runs.
    guard !flipbook_object_heap_install(UnsafePointer(roots.baseAddress), roots.count) else { return }
    roots.deallocate()
    DiagnosticCollector.current.warn(
      "objects.order",
      "Objects lie at other addresses in each process here: a set of objects that hash by their address may have another order."
    )
  }
}
