import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The choices of a picker as rows of a list or a menu.
struct OptionRows<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let padding: CGFloat
  let content: Content
  @Environment(\.menu) private var menu
  @Environment(\.menuStaysOpen) private var staysOpen

  var body: some View {
    let (selection, menu, staysOpen) = (selection, menu, staysOpen)
    content.modifier(
      OptionRow(
        chosen: { AnyHashable(selection.wrappedValue) }, padding: padding,
        choose: { tag in
          if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
          if !staysOpen { menu?.dismiss() }
        })
    )
    .transformEnvironment(\.labelStyle) { style in
      guard menu != nil else { return }
      style = AnyLabelStyle(MenuOptionLabelStyle()) { $0.makeBody(configuration: $1) }
    }
    // Texts that stand in a menu by themselves are grey; choices aren't.
    .transformEnvironment(\.foregroundStyle) { if menu != nil { $0 = nil } }
  }
}
