import FlipbookCombine
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import FlipbookViews
import Foundation

/// The sizes that a hosted view reports to the layout around it, as a set.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes a set of sizes from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The natural size of the view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The preferred size of the controller.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
