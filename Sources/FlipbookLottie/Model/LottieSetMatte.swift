/// The use of a layer's channel as the mask of another, by an effect.
struct LottieSetMatte: Sendable {
  /// The channel that is read as opacity.
  enum Channel: Int, Sendable {
    case red = 1
    case green, blue, alpha, luminance
    /// Everything.
    case full = 9
    /// Nothing.
    case off
  }

  /// The place of the layer in its list.
  var source: Int
  var channel: Channel
  var isInverted: Bool
}
