extension UIMenu {
  /// The actions among the lines, those of inline menus included.
  var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.actions : [] }
      return (child as? UIAction).map { [$0] } ?? []
    }
  }

  /// Marks one line alone.
  func select(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }
}
