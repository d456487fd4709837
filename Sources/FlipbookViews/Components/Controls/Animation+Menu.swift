import FlipbookMotion

extension Animation {
  /// How menus and what they lift come: of damping 0.8, at rest within 0.5 s.
  static var menu: Animation { .spring(response: 0.37, dampingFraction: 0.8) }
}
