import FlipbookDrawing
import FlipbookViews
import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet stands. Two are equal where their names and their rules are the same; a height of the
  /// scene's own equals itself alone.
  @MainActor
  public struct Detent: Sendable, Hashable {
    /// The identity of a height of a scene's own.
    private final class Token: Sendable {}

    /// The identity of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name of the identity.
      public let rawValue: String
      /// Makes an identity from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identity from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the container's height.
      public static let medium = Identifier(rawValue: "medium")
      /// All of the container's height but the screen's own inset at the top and 10 points, or 54 without one.
      public static let large = Identifier(rawValue: "large")
    }

    /// The rule of a height that is the system's.
    nonisolated private let share: CGFloat
    /// The identity of the height.
    nonisolated public let identifier: Identifier
    /// Returns the height for the largest one, in points; nil in the property for a height of the system's.
    nonisolated private let resolver: (@MainActor @Sendable (CGFloat) -> CGFloat?)?
    nonisolated private let token: Token?

    nonisolated private init(
      share: CGFloat, identifier: Identifier, height: (@MainActor @Sendable (CGFloat) -> CGFloat?)? = nil
    ) {
      self.share = share
      self.identifier = identifier
      resolver = height
      token = height.map { _ in Token() }
    }

    /// Whether both stand at the same height by the same rule.
    nonisolated public static func == (lhs: Detent, rhs: Detent) -> Bool {
      lhs.token === rhs.token && lhs.identifier == rhs.identifier && lhs.share == rhs.share
    }

    /// Hashes the name and the share.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
      hasher.combine(share)
    }

    /// Returns the height in a container, in points. That of the scene's own comes over the safe area at the bottom.
    ///
    /// - Parameters:
    ///   - top: Where the greatest sheet begins.
    ///   - inset: Of the safe area at the bottom.
    func height(in container: CGFloat, below top: CGFloat, inset: CGFloat, hasDevice: Bool) -> CGFloat {
      let medium = PresentationDetent.medium.height(
        in: container, below: top, inset: inset, hasDevice: hasDevice)
      guard share < 1 else { return max(0, container - top) }
      guard let resolver else { return medium }
      let most = max(0, container - top - inset)
      return resolver(most).map { min(max(0, $0), most) + inset } ?? medium
    }

    /// Whether it is the greatest one.
    var isLarge: Bool { share >= 1 }

    /// Returns the height of half of the container.
    nonisolated public static func medium() -> Detent { Detent(share: 0.5, identifier: .medium) }
    /// Returns the height of the container less 54 points.
    nonisolated public static func large() -> Detent { Detent(share: 1, identifier: .large) }

    /// Returns a height of the scene's own.
    ///
    /// - Parameter resolver: Returns the height in points; nil for half of the container.
    nonisolated public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping @MainActor @Sendable (any UISheetPresentationControllerDetentResolutionContext) ->
        CGFloat?
    ) -> Detent {
      Detent(share: 0.5, identifier: identifier ?? Identifier("custom")) {
        resolver(DetentContext(maximumDetentValue: $0))
      }
    }
  }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  var containerTraitCollection: UITraitCollection { .current }
}
