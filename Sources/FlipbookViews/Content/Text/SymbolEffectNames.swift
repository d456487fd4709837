/// The effect that goes up and back.
public typealias BounceSymbolEffect = SymbolEffectKind
/// The effect that fades and comes back.
public typealias PulseSymbolEffect = SymbolEffectKind
/// The effect that lights the parts.
public typealias VariableColorSymbolEffect = SymbolEffectKind
/// The effect that grows or shrinks.
public typealias ScaleSymbolEffect = SymbolEffectKind
/// The effect that lets a symbol come.
public typealias AppearSymbolEffect = SymbolEffectKind
/// The effect that lets a symbol go.
public typealias DisappearSymbolEffect = SymbolEffectKind
/// The effect that replaces a symbol.
public typealias ReplaceSymbolEffect = SymbolEffectKind
/// The effect that swings.
public typealias WiggleSymbolEffect = SymbolEffectKind
/// The effect that turns.
public typealias RotateSymbolEffect = SymbolEffectKind
/// The effect that breathes.
public typealias BreatheSymbolEffect = SymbolEffectKind
