import FlipbookPicture

/// The ways from one scene to another.
enum TransitionKind: Sendable {
  case crossFade
  case fade(RGBA)
  case push(SKTransitionDirection)
  case moveIn(SKTransitionDirection)
  case reveal(SKTransitionDirection)
  case doors(opens: Bool, isVertical: Bool)
  case doorway
  case flip(isVertical: Bool)
}
