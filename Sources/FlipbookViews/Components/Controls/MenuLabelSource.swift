import FlipbookDrawing
import FlipbookMotion
import Foundation

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
