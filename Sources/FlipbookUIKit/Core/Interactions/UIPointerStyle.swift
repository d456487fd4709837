/// The appearance of a pointer. A film has none.
open class UIPointerStyle {
  /// Makes a style from an effect.
  public init(effect: UIPointerEffect) {}
}
