import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The parts of a label that a row of a menu shows: the first text as its title, the next one beside it as a subtitle, and the
/// first image.
///
/// Stacks in a label count for their first text and image alone (jeffverkoeyen.com, pictures of iOS 17).
@MainActor
struct MenuLabel {
  var title: AnyView?
  var subtitle: AnyView?
  var icon: AnyView?

  init(title: AnyView? = nil, subtitle: AnyView? = nil, icon: AnyView? = nil) {
    (self.title, self.subtitle, self.icon) = (title, subtitle, icon)
  }

  /// Reads the label that a scene wrote.
  init<V: View>(_ label: V) {
    for part in MenuLabelPart.parts(of: label) {
      switch part {
      case .icon(let view): icon = icon ?? view
      case .text(let view) where title == nil: title = view
      case .text(let view): subtitle = subtitle ?? view
      }
    }
  }
}
