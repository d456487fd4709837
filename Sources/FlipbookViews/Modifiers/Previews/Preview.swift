/// A preview, as its traits name it.
public struct Preview {
  /// Traits of views' previews.
  public struct ViewTraits {}
}
