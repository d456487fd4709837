import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind
  /// Half of the film's height; on a device 0.56 of the room between those of the greatest sheet's top and the safe area.
  public static let medium = PresentationDetent(kind: .medium)
  /// The greatest height, up to below the safe area at the top.
  public static let large = PresentationDetent(kind: .large)
  /// A height in points, at most that of the film. On a device the safe area at the bottom comes to it.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }
  /// A fraction of the film's height, 0…1; on a device of the greatest sheet's, without the safe area, which comes to it.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// In a film of a height, in points.
  ///
  /// - Parameters:
  ///   - top: Where the greatest one begins.
  ///   - inset: Of the safe area at the bottom; 0 without a device.
  package func height(in film: CGFloat, below top: CGFloat = 54, inset: CGFloat = 0, hasDevice: Bool = false)
    -> CGFloat
  {
    let room = hasDevice ? max(0, film - top - inset) : film
    return switch kind {
    case .large: max(0, film - top)
    case .medium: room * (hasDevice ? 0.56 : 0.5) + inset
    case .fraction(let share): room * max(0, min(1, share)) + inset
    case .height(let height): max(0, min(film, height + inset))
    }
  }
}
