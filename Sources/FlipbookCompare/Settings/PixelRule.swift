/// When two pixels in the same place count as different.
public enum PixelRule: Hashable, Sendable {
  /// When their bytes differ.
  case exact
  /// When a colour component or alpha differs by more than `tolerance`, 0…255, over a black or a white
  /// backdrop.
  case channels(tolerance: Int)
  /// When they look different: their distance in OKLab is above `threshold`, 0…1, where 1 is that of black and
  /// white; about 0.02 is the least that people see. With `forgivesAntialiasing` a pixel that smooths an edge of
  /// either picture may differ.
  case perceptual(threshold: Double, forgivesAntialiasing: Bool)

  /// The rule of `--metric perceptual`: what people just see, apart from the smoothing of edges.
  public static let perceptual = PixelRule.perceptual(threshold: 0.02, forgivesAntialiasing: true)
}
