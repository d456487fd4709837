import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The screen of a device: its size, and what its hardware and the system's bars cover of it.
package struct DeviceScreen: Sendable, Equatable {
  /// Upright, in points.
  package var size: CGSize
  /// Pixels for each point.
  package var scale: Double
  /// The radius of the display's corners in points; 0 for square ones.
  package var cornerRadius: CGFloat
  /// Covered at the top of the upright screen by the status bar and what lies beside it, in points.
  fileprivate var top: CGFloat
  /// How the rest of the edges are covered.
  fileprivate var frame: Frame

  /// The hardware around a screen.
  fileprivate enum Frame: Sendable {
    /// A button below the screen.
    case button
    /// A phone without one: on its side both ends are covered as the top is.
    case phone
    /// A tablet without one.
    case tablet
  }

  /// The safe area's insets in points, leading on the left.
  package func insets(isLandscape: Bool) -> EdgeInsets {
    switch (frame, isLandscape) {
    case (.phone, true): EdgeInsets(top: 0, leading: top, bottom: 21, trailing: top)
    case (.phone, false): EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0)
    case (.tablet, _): EdgeInsets(top: top, leading: 0, bottom: 20, trailing: 0)
    // A phone on its side hides its status bar.
    case (.button, let isLandscape):
      EdgeInsets(top: isLandscape && size.width < 700 ? 0 : top, leading: 0, bottom: 0, trailing: 0)
    }
  }

  /// The screen of a device by the longest name that the device's begins with; nil for an unknown one.
  ///
  /// The rest of the name may only add a generation, a size or a `Pro` that has the same screen: `iPhone 99` is
  /// unknown.
  package static func named(_ name: String) -> DeviceScreen? {
    let name = name.lowercased().trimmingCharacters(in: .whitespaces)
    let match = known.filter { name.hasPrefix($0.name.lowercased()) }.max { $0.name.count < $1.name.count }
    guard let match else { return nil }
    let rest = name.dropFirst(match.name.count)
    let ending =
      #/(( 11)?-inch|(st|nd|rd|th)( generation)?| generation| pro)?\)?( pro)?( \([^()]*\))*/#
    // Televisions and watches have one screen for all.
    return match.name.hasPrefix("Apple") || rest.wholeMatch(of: ending) != nil ? match.screen : nil
  }

  /// The names of devices, without those that only distinguish generations.
  package static var names: [String] { known.map(\.name).filter { !$0.contains("(") } }

  private static func entry(
    _ names: String, _ width: CGFloat, _ height: CGFloat, _ scale: Double, top: CGFloat, radius: CGFloat = 0,
    _ frame: Frame
  ) -> [(name: String, screen: DeviceScreen)] {
    let screen = DeviceScreen(
      size: CGSize(width: width, height: height), scale: scale, cornerRadius: radius, top: top, frame: frame)
    return names.split(separator: ",").map { ($0.trimmingCharacters(in: .whitespaces), screen) }
  }

  /// Begins of names with their screens; sources are in docs/fidelity.md.
  private static let known = phones + tablets + others

  private static let phones =
    entry("iPhone SE (1st, iPhone 5, iPod touch", 320, 568, 2, top: 20, .button)
    + entry("iPhone SE, iPhone 6, iPhone 6s, iPhone 7, iPhone 8", 375, 667, 2, top: 20, .button)
    + entry("iPhone 6 Plus, iPhone 6s Plus, iPhone 7 Plus, iPhone 8 Plus", 414, 736, 3, top: 20, .button)
    + entry("iPhone X, iPhone XS, iPhone 11 Pro", 375, 812, 3, top: 44, radius: 39, .phone)
    + entry("iPhone XS Max, iPhone 11 Pro Max", 414, 896, 3, top: 44, radius: 39, .phone)
    + entry("iPhone XR, iPhone Xʀ, iPhone 11", 414, 896, 2, top: 48, radius: 41.5, .phone)
    + entry("iPhone 12 mini, iPhone 13 mini", 375, 812, 3, top: 50, radius: 44, .phone)
    + entry("iPhone 12, iPhone 13, iPhone 14, iPhone 16e", 390, 844, 3, top: 47, radius: 47.33, .phone)
    + entry(
      "iPhone 12 Pro Max, iPhone 13 Pro Max, iPhone 14 Plus", 428, 926, 3, top: 47, radius: 53.33, .phone)
    + entry("iPhone 14 Pro, iPhone 15, iPhone 16, iPhone", 393, 852, 3, top: 59, radius: 55, .phone)
    + entry(
      "iPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max, iPhone 16 Plus", 430, 932, 3, top: 59,
      radius: 55,
      .phone)
    + entry("iPhone 16 Pro, iPhone 17", 402, 874, 3, top: 62, radius: 62, .phone)
    + entry("iPhone 16 Pro Max, iPhone 17 Pro Max", 440, 956, 3, top: 62, radius: 62, .phone)
    + entry("iPhone Air", 420, 912, 3, top: 68, radius: 62, .phone)

  private static let tablets =
    entry("iPad Pro (12.9-inch) (1st, iPad Pro (12.9-inch) (2nd", 1024, 1366, 2, top: 20, .button)
    + entry("iPad Pro (12.9, iPad Air 13", 1024, 1366, 2, top: 24, radius: 18, .tablet)
    + entry("iPad Pro 13", 1032, 1376, 2, top: 24, radius: 18, .tablet)
    + entry("iPad Pro (11", 834, 1194, 2, top: 24, radius: 18, .tablet)
    + entry("iPad Pro 11, iPad Pro", 834, 1210, 2, top: 24, radius: 18, .tablet)
    + entry("iPad Pro (10.5, iPad Air (3", 834, 1112, 2, top: 20, .button)
    + entry("iPad Pro (9.7, iPad Air 2, iPad mini", 768, 1024, 2, top: 20, .button)
    + entry("iPad Air", 820, 1180, 2, top: 24, radius: 18, .tablet)
    + entry("iPad mini (6, iPad mini (A17", 744, 1133, 2, top: 24, radius: 21.5, .tablet)
    + entry("iPad (10, iPad (A16", 820, 1180, 2, top: 24, radius: 25, .tablet)
    + entry("iPad", 810, 1080, 2, top: 20, .button)

  private static let others =
    entry("Apple TV", 1920, 1080, 1, top: 0, .button)
    + entry("Apple Watch Ultra", 205, 251, 2, top: 0, .button)
    + entry("Apple Watch", 198, 242, 2, top: 0, .button)
}
