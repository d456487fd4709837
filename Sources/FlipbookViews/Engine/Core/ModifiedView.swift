/// A view with a modifier, whatever both are.
protocol ModifiedView {
  /// The view without the modifier.
  var modifiedContent: Any { get }
}

extension ModifiedContent: ModifiedView {
  var modifiedContent: Any { content }
}

extension View {
  /// The view without any of its modifiers.
  var withoutModifiers: Any {
    var core: Any = self
    while let modified = core as? any ModifiedView { core = modified.modifiedContent }
    return core
  }
}
