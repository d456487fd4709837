/// A preview, as its traits name it.
public struct Preview {
  /// What the traits of views' previews are for.
  public struct ViewTraits {}
}
