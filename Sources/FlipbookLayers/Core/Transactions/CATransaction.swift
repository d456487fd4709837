import FlipbookMotion
import Foundation

/// Gathers changes of layers, so that they are seen, and their animations begin, together.
///
/// A change outside of `begin` and `commit` opens a transaction by itself, which is committed when what goes on now
/// has come to an end. Transactions inside others take effect with the outermost.
open class CATransaction: NSObject {
  /// Opens a transaction. It has the settings of the one it lies in.
  open class func begin() { TransactionStack.begin() }

  /// Ends the transaction that was opened last.
  open class func commit() { TransactionStack.commit() }

  /// Commits the transaction that changes opened by themselves, unless others are open in it.
  open class func flush() { TransactionStack.flush() }

  /// Has no effect: a scene runs on one thread.
  open class func lock() {}
  /// Has no effect: a scene runs on one thread.
  open class func unlock() {}

  /// The length of animations that have none, in seconds; .25 unless set.
  open class func animationDuration() -> CFTimeInterval { TransactionStack.settings.duration ?? 0.25 }

  /// Sets the length of animations that have none, in seconds. Negative numbers are 0; one that isn't finite
  /// gives .25.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    TransactionStack.change { $0.duration = dur.isFinite ? max(dur, 0) : nil }
  }

  /// The pacing of animations that layers make by themselves; nil for the default curve.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.settings.timingFunction
  }

  /// Sets the pacing of animations that layers make by themselves; nil for the default curve.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.change { $0.timingFunction = function }
  }

  /// Whether changes are made without looking for actions.
  open class func disableActions() -> Bool { TransactionStack.settings.disablesActions }

  /// Sets whether changes are made without looking for actions.
  open class func setDisableActions(_ flag: Bool) { TransactionStack.change { $0.disablesActions = flag } }

  /// The closure called when all animations added in this transaction after it was set have ended.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.completion }

  /// Sets the closure called when all animations added in this transaction from now on have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) { TransactionStack.setCompletion(block) }

  /// A setting by its name.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionStack.settings.custom[key]
    }
  }

  /// Changes a setting by its name.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration(LayerNumbers.number(anObject) ?? 0.25)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionDisableActions: setDisableActions(LayerNumbers.number(anObject) == 1)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: TransactionStack.change { $0.custom[key] = anObject }
    }
  }
}

/// The key of the length of animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether actions are disabled.
public let kCATransactionDisableActions = "disableActions"
/// The key of the pacing of animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is done at the end.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// Opens a transaction for a change outside of one.
  static func open() { if TransactionStack.isEmpty { TransactionStack.openImplicit() } }

  static var runsActions: Bool { !TransactionStack.settings.disablesActions }

  static func touched(_ layer: CALayer) { TransactionStack.work.touched.append(layer) }
  static func attached(_ layer: CALayer) { TransactionStack.work.attached.append(layer) }
  static func detached(_ layer: CALayer) { TransactionStack.work.detached.append(layer) }
  static func retimed(_ layer: CALayer) { TransactionStack.work.retimed.append(layer) }
  static func needsLayout(_ layer: CALayer) { TransactionStack.work.layout.append(layer) }
  static func needsDisplay(_ layer: CALayer) { TransactionStack.work.display.append(layer) }
  static func animated(_ layer: CALayer) { TransactionStack.work.animated.append(layer) }
}
