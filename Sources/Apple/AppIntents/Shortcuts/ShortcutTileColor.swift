/// The colour of a shortcut's tile. No film shows it.
public enum ShortcutTileColor: Sendable, Hashable {
  /// Colours of tiles.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red,
    tangerine,
    teal, yellow
}
