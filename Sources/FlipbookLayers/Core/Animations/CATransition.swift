import Foundation

/// Another name of ``CATransitionType/fade``.
public let kCATransitionFade = CATransitionType.fade

/// Another name of ``CATransitionType/moveIn``.
public let kCATransitionMoveIn = CATransitionType.moveIn

/// Another name of ``CATransitionType/push``.
public let kCATransitionPush = CATransitionType.push

/// Another name of ``CATransitionType/reveal``.
public let kCATransitionReveal = CATransitionType.reveal

/// Another name of ``CATransitionSubtype/fromRight``.
public let kCATransitionFromRight = CATransitionSubtype.fromRight

/// Another name of ``CATransitionSubtype/fromLeft``.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft

/// Another name of ``CATransitionSubtype/fromTop``.
public let kCATransitionFromTop = CATransitionSubtype.fromTop

/// Another name of ``CATransitionSubtype/fromBottom``.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom

/// Goes from what a layer was at the last commit to what it is now.
///
/// Where nothing was committed before, it comes out of nothing.
open class CATransition: CAAnimation {
  /// The way one state gives way to the next; a fade unless set.
  open var type = CATransitionType.fade
  /// Nil for ``CATransitionSubtype/fromLeft``. Has no effect on fades.
  open var subtype: CATransitionSubtype?
  /// The share of the timeline at which it starts, 0…1.
  open var startProgress: Float = 0
  /// The share of the timeline at which it ends, 0…1, not below the start.
  open var endProgress: Float = 1
  /// A filter that makes the transition; not supported: a diagnostic, and ``type`` counts.
  open var filter: Any?

  /// Makes a fade.
  public override init() {
    super.init()
  }

  /// Always nil, with a warning: animations aren't archived here.
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
