extension GraphicsContext {
  /// The way in which a drawing is combined with what is already there.
  public typealias BlendMode = DisplayItem.BlendMode
}
