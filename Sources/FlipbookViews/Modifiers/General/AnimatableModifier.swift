import FlipbookMotion

/// A modifier with data of its own that is animated: its body is made anew for each value on the way.
public protocol AnimatableModifier: Animatable, ViewModifier {}
