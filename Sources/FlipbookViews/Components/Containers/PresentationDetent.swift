import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind
  /// Half of the film's height.
  public static let medium = PresentationDetent(kind: .fraction(0.5))
  /// The greatest height, up to below the safe area at the top.
  public static let large = PresentationDetent(kind: .large)
  /// A height in points, at most that of the film.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }
  /// A fraction of the film's height, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// In a film of a height, in points.
  ///
  /// - Parameter top: Where the greatest one begins.
  func height(in film: CGFloat, below top: CGFloat = 54) -> CGFloat {
    switch kind {
    case .large: max(0, film - top)
    case .fraction(let share): film * max(0, min(1, share))
    case .height(let height): max(0, min(film, height))
    }
  }
}
