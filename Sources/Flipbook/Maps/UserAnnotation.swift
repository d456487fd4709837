import FlipbookViews
import Foundation

/// The person's place on a map, which is not known in a film: nothing is shown.
public struct UserAnnotation: MapContent {
  /// None.
  public let _items: [MapItemView] = []

  /// Makes the blue dot, which isn't shown.
  public init(anchor: UnitPoint = .center) { unsupported("UserAnnotation.init") }

  /// Makes a view at the person's place, which isn't shown.
  public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
    unsupported("UserAnnotation.init")
  }

  /// Makes a view of the person's place, which isn't shown.
  public init<Content: View>(
    anchor: UnitPoint = .center, @ViewBuilder content: (CLLocation?) -> Content
  ) {
    unsupported("UserAnnotation.init")
  }
}
