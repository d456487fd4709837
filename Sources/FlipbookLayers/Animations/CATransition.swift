import Foundation

/// How one state of a layer gives way to the next.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
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

/// Where what slides in comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

public let kCATransitionFade = CATransitionType.fade
public let kCATransitionMoveIn = CATransitionType.moveIn
public let kCATransitionPush = CATransitionType.push
public let kCATransitionReveal = CATransitionType.reveal
public let kCATransitionFromRight = CATransitionSubtype.fromRight
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
public let kCATransitionFromTop = CATransitionSubtype.fromTop
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom

/// Goes from what a layer was at the last commit to what it is now.
///
/// Where nothing was committed before, it comes out of nothing.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// Nil for ``CATransitionSubtype/fromLeft``; of no effect on fades.
  open var subtype: CATransitionSubtype?
  /// Where in the course it starts, 0…1.
  open var startProgress: Float = 0
  /// Where in the course it ends, 0…1, not below the start.
  open var endProgress: Float = 1
  /// A filter that makes the transition; not supported: a diagnostic, and ``type`` counts.
  open var filter: Any?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func blank() -> CAAnimation? {
    Swift.type(of: self) == CATransition.self ? CATransition() : nil
  }

  override func copyOwnValues(from other: CAAnimation) {
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
    filter = other.filter
  }
}
