import Foundation

/// How one state of a layer gives way to the next.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new state fades in while the old one fades out.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state slides out over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The layer turns over, and its back is the new state. Apple's systems have it under this name alone.
  package static let flip = CATransitionType(rawValue: "oglFlip")
}
