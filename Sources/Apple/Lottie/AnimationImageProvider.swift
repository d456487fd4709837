import Flipbook
import Foundation

/// Pictures that take the place of those that a file names.
public protocol AnimationImageProvider {
  /// The picture; nil for the one beside the animation.
  func imageForAsset(asset: ImageAsset) -> CGImage?
}
