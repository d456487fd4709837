import Foundation

/// What a device lets the hand feel. A film can't: nothing happens.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  public override init() {}
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Hashable, Sendable {
    case success = 0
    case warning, error
  }
  public override init() { super.init() }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  open func selectionChanged() {}
}
