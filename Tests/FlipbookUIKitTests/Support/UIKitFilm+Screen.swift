import FlipbookDrawing
import FlipbookTime
import FlipbookViews
import Foundation

@testable import FlipbookUIKit

extension UIKitFilm {
  /// A film on a screen of 393 × 852 points whose own insets are 59 at the top and 34 at the bottom.
  static func onPhone(controller make: @escaping @MainActor () -> UIViewController) -> UIKitFilm {
    UIKitFilm(
      size: CGSize(width: 393, height: 852), insets: UIEdgeInsets(top: 59, bottom: 34), controller: make)
  }
}
