import FlipbookPicture
import Foundation

/// The way from user space to the painter's pixels.
enum DeviceMap {
  case affine(CGAffineTransform)
  case projective(Homography)

  /// A transform first, this one after it.
  func after(_ transform: CGAffineTransform) -> DeviceMap {
    switch self {
    case .affine(let own): .affine(transform.concatenating(own))
    case .projective(let own): .projective(own.after(transform))
    }
  }

  var homography: Homography? {
    switch self {
    case .affine(let own): Homography(ProjectionTransform(own))
    case .projective(let own): own
    }
  }

  /// The smallest rectangle around the image of another.
  func bounds(of rect: CGRect) -> CGRect {
    switch self {
    case .affine(let own): rect.applying(own)
    case .projective(let own): own.bounds(of: rect)
    }
  }
}
