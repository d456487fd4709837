import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What a row of a menu shows of a label: the first text as its title, the next one beside it as a subtitle, and the
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

/// A text or an image of a label.
@MainActor
enum MenuLabelPart {
  case text(AnyView), icon(AnyView)

  static func parts<V: View>(of view: V) -> [MenuLabelPart] {
    view.subviews.flatMap { subview -> [MenuLabelPart] in
      let view = subview.content.storage
      if view is Image { return [.icon(subview.content)] }
      return (view as? any MenuLabelSource)?.menuParts ?? [.text(subview.content)]
    }
  }

  /// The first text and the first image.
  static func first(of parts: [MenuLabelPart]) -> [MenuLabelPart] {
    var text: MenuLabelPart?
    var icon: MenuLabelPart?
    for part in parts {
      if case .text = part { text = text ?? part } else { icon = icon ?? part }
    }
    return [text, icon].compactMap { $0 }
  }

  func map(_ change: (AnyView) -> AnyView) -> MenuLabelPart {
    switch self {
    case .text(let view): .text(change(view))
    case .icon(let view): .icon(change(view))
    }
  }
}

/// A view whose texts and images a menu takes as its own.
@MainActor
protocol MenuLabelSource {
  var menuParts: [MenuLabelPart] { get }
}

extension HStack: MenuLabelSource {
  var menuParts: [MenuLabelPart] { MenuLabelPart.first(of: MenuLabelPart.parts(of: content)) }
}

extension VStack: MenuLabelSource {
  var menuParts: [MenuLabelPart] { MenuLabelPart.first(of: MenuLabelPart.parts(of: content)) }
}

extension ZStack: MenuLabelSource {
  var menuParts: [MenuLabelPart] { MenuLabelPart.first(of: MenuLabelPart.parts(of: content)) }
}

extension Spacer: MenuLabelSource {
  var menuParts: [MenuLabelPart] { [] }
}

extension Label: MenuLabelSource {
  var menuParts: [MenuLabelPart] {
    let icons = MenuLabelPart.parts(of: icon).compactMap { part -> MenuLabelPart? in
      guard case .text(let view) = part else { return part }
      return .icon(view)
    }
    return MenuLabelPart.first(of: MenuLabelPart.parts(of: title)) + icons.prefix(1)
  }
}

extension LabelRow: MenuLabelSource {
  var menuParts: [MenuLabelPart] { MenuLabelPart.parts(of: content) }
}

extension PrimitiveButtonStyleConfiguration.Label: MenuLabelSource {
  var menuParts: [MenuLabelPart] { MenuLabelPart.parts(of: content) }
}

extension ToggleStyleConfiguration.Label: MenuLabelSource {
  var menuParts: [MenuLabelPart] { MenuLabelPart.parts(of: content) }
}

extension LabelStyleConfiguration.Title: MenuLabelSource {
  var menuParts: [MenuLabelPart] { MenuLabelPart.parts(of: content) }
}

extension LabelStyleConfiguration.Icon: MenuLabelSource {
  var menuParts: [MenuLabelPart] { MenuLabelPart.parts(of: content) }
}

extension ControlGroupStyleConfiguration.Label: MenuLabelSource {
  var menuParts: [MenuLabelPart] { MenuLabelPart.parts(of: view) }
}

extension ModifiedContent: MenuLabelSource where Content: View, Modifier: ViewModifier {
  var menuParts: [MenuLabelPart] {
    let modifier = self.modifier
    return MenuLabelPart.parts(of: content).map { $0.map { AnyView($0.modifier(modifier)) } }
  }
}
