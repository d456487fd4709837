import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A device to preview on, by its name. A film has the size of its screen, where the name is known.
public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// Makes a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a device from its name, written as a string.
  public init(stringLiteral value: String) { rawValue = value }

  /// The sizes of screens upright, in points; the first name that a device's begins with counts.
  private static let sizes: [(name: String, width: CGFloat, height: CGFloat)] = [
    ("iPhone SE (1st", 320, 568), ("iPhone SE", 375, 667), ("iPhone 5", 320, 568),
    ("iPhone 6s Plus", 414, 736), ("iPhone 6 Plus", 414, 736), ("iPhone 7 Plus", 414, 736),
    ("iPhone 8 Plus", 414, 736), ("iPhone 6", 375, 667), ("iPhone 7", 375, 667), ("iPhone 8", 375, 667),
    ("iPhone XS Max", 414, 896), ("iPhone XR", 414, 896), ("iPhone X", 375, 812),
    ("iPhone 11 Pro Max", 414, 896), ("iPhone 11 Pro", 375, 812), ("iPhone 11", 414, 896),
    ("iPhone 12 mini", 375, 812), ("iPhone 13 mini", 375, 812), ("iPhone 12 Pro Max", 428, 926),
    ("iPhone 13 Pro Max", 428, 926), ("iPhone 14 Plus", 428, 926), ("iPhone 12", 390, 844),
    ("iPhone 13", 390, 844), ("iPhone 14 Pro Max", 430, 932), ("iPhone 14 Pro", 393, 852),
    ("iPhone 14", 390, 844), ("iPhone 15 Pro Max", 430, 932), ("iPhone 15 Plus", 430, 932),
    ("iPhone 15", 393, 852), ("iPhone 16 Pro Max", 440, 956), ("iPhone 16 Plus", 430, 932),
    ("iPhone 16 Pro", 402, 874), ("iPhone 16e", 390, 844), ("iPhone 16", 393, 852),
    ("iPhone 17 Pro Max", 440, 956), ("iPhone Air", 420, 912), ("iPhone 17", 402, 874),
    ("iPod touch", 320, 568), ("iPad Pro (12.9", 1024, 1366), ("iPad Pro 13", 1032, 1376),
    ("iPad Pro (11", 834, 1194), ("iPad Pro 11", 834, 1210), ("iPad Pro (10.5", 834, 1112),
    ("iPad Pro (9.7", 768, 1024), ("iPad Air 13", 1024, 1366), ("iPad Air (3", 834, 1112),
    ("iPad Air 2", 768, 1024), ("iPad Air", 820, 1180), ("iPad mini (6", 744, 1133),
    ("iPad mini (A17", 744, 1133), ("iPad mini", 768, 1024), ("iPad (7", 810, 1080), ("iPad (8", 810, 1080),
    ("iPad (9", 810, 1080), ("iPad (10", 820, 1180), ("iPad", 810, 1080), ("iPhone", 393, 852),
    ("Apple TV", 1920, 1080), ("Apple Watch Ultra", 205, 251), ("Apple Watch", 198, 242),
  ]

  /// Names of devices whose screens have two pixels for each point; the first that fits counts, of those with three too.
  private static let pixels: [(name: String, count: Double)] = [
    ("iPhone SE", 2), ("iPhone 5", 2), ("iPhone 6s Plus", 3), ("iPhone 6 Plus", 3), ("iPhone 7 Plus", 3),
    ("iPhone 8 Plus", 3), ("iPhone 6", 2), ("iPhone 7", 2), ("iPhone 8", 2), ("iPhone XR", 2),
    ("iPhone 11 Pro", 3), ("iPhone 11", 2), ("iPhone", 3), ("Apple TV", 1),
  ]

  /// Pixels for each point of the device's screen.
  package var scale: Double {
    Self.pixels.first { rawValue.lowercased().hasPrefix($0.name.lowercased()) }?.count ?? 2
  }

  /// Nil for a name that isn't known, or a computer's.
  package var size: CGSize? {
    Self.sizes.first { rawValue.lowercased().hasPrefix($0.name.lowercased()) }.map {
      CGSize(width: $0.width, height: $0.height)
    }
  }
}
