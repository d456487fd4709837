extension RGBA {
  /// Each component on the straight line between two colours; `t` is 0…1.
  package static func mix(_ a: RGBA, _ b: RGBA, by t: Float) -> RGBA {
    RGBA(
      red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t,
      blue: a.blue + (b.blue - a.blue) * t, opacity: a.opacity + (b.opacity - a.opacity) * t)
  }
}
