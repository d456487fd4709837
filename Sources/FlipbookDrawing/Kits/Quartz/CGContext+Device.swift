import FlipbookMotion
import Foundation

/// Places in pixels of the output, y down.
extension CGContext {
  /// Returns a point of user space in pixels of the output.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Returns a point of the output, in pixels, in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// A vector, whatever the context's translation.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applyingLinearPart(of: userSpaceToDeviceSpaceTransform)
  }

  /// A vector, whatever the context's translation.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applyingLinearPart(of: userSpaceToDeviceSpaceTransform.inverted())
  }

  /// The smallest upright rectangle around one's image.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// The smallest upright rectangle around one's image.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
}
