import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The size of a preview's film as its modifiers set it.
package struct PreviewFrame: Sendable {
  var layout: PreviewLayout?
  var device: PreviewDevice?
  var orientation: InterfaceOrientation?

  /// Whether the film has the size of the view itself.
  package var fitsContent: Bool { if case .sizeThatFits = layout { true } else { false } }

  /// In points; nil where no modifier sets it.
  ///
  /// - Parameter phone: The size of the usual screen.
  package func size(onPhone phone: CGSize) -> CGSize? {
    if case .fixed(let width, let height) = layout { return CGSize(width: width, height: height) }
    return screen(onPhone: phone)
  }

  /// The screen of the device and the way that it is held, in points; nil where no modifier says either.
  ///
  /// - Parameter phone: The size of the usual screen.
  package func screen(onPhone phone: CGSize) -> CGSize? {
    guard device?.size != nil || orientation != nil else { return nil }
    let size = device?.size ?? phone
    guard orientation?.isLandscape == true, size.width < size.height else { return size }
    return CGSize(width: size.height, height: size.width)
  }
}
