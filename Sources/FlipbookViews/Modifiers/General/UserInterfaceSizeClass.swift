import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How much room a film has along an axis: little across, much down, as a telephone held upright.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

extension UserInterfaceSizeClass {
  /// Makes a class of views from UIKit's; nil for none.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// Makes a class from that of views; nil is unspecified.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
  }
}
