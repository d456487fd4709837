import FlipbookDrawing
import FlipbookViews
import Foundation

/// The lines of a menu without its title.
struct MenuElements: View {
  let menu: UIMenu
  let sender: AnyObject
  let chosen: @MainActor (UIAction) -> Void

  init(menu: UIMenu, sender: AnyObject, chosen: @escaping @MainActor (UIAction) -> Void) {
    (self.menu, self.sender, self.chosen) = (menu, sender, chosen)
  }

  var body: some View {
    ForEach(Array(menu.children.enumerated()), id: \.offset) { line(of: $0.element) }
  }

  @ViewBuilder
  private func line(of element: UIMenuElement) -> some View {
    if let action = element as? UIAction {
      if !action.attributes.contains(.hidden) { row(of: action) }
    } else if let inner = element as? UIMenu {
      group(of: inner)
    } else if let deferred = element as? UIDeferredMenuElement {
      DeferredLines(element: deferred, sender: sender, chosen: chosen)
    } else {
      Button {
      } label: {
        label(of: element)
      }
      .disabled(true)
    }
  }

  /// A menu in the menu: among its lines, side by side, or a row that opens it.
  @ViewBuilder
  private func group(of inner: UIMenu) -> some View {
    if isTiled(inner) {
      MenuTiles(isSmall: inner.preferredElementSize != .medium, content: elements(of: inner))
    } else if inner.options.contains(.displayInline) {
      Section {
        elements(of: inner)
      } header: {
        if !inner.title.isEmpty { Text(verbatim: inner.title) }
      }
    } else {
      Menu {
        elements(of: inner)
      } label: {
        label(of: inner)
      }
    }
  }

  private func elements(of inner: UIMenu) -> MenuElements {
    MenuElements(menu: inner, sender: sender, chosen: chosen)
  }

  private func isTiled(_ inner: UIMenu) -> Bool {
    inner.options.contains(.displayAsPalette)
      || inner.options.contains(.displayInline) && [.small, .medium].contains(inner.preferredElementSize)
  }

  @ViewBuilder
  private func row(of action: UIAction) -> some View {
    let row = button(of: action)
      .disabled(action.attributes.contains(.disabled))
    if action.attributes.contains(.keepsMenuPresented) {
      row.menuActionDismissBehavior(.disabled)
    } else {
      row
    }
  }

  @ViewBuilder
  private func button(of action: UIAction) -> some View {
    if action.state == .off {
      Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
        perform(action)
      } label: {
        label(of: action)
      }
    } else {
      Toggle(isOn: Binding(get: { true }, set: { _ in perform(action) })) { label(of: action) }
    }
  }

  @ViewBuilder
  private func label(of element: UIMenuElement) -> some View {
    Text(verbatim: element.title)
    if let subtitle = element.subtitle { Text(verbatim: subtitle) }
    if let image = element.image { Image(uiImage: image) }
  }

  private func perform(_ action: UIAction) {
    if menu.options.contains(.singleSelection) { menu.select(action) }
    chosen(action)
    action.perform(sender: sender)
  }
}
