/// How the source that a context was given is to be painted.
enum CairoColors {
  /// Nothing is to be seen.
  case none
  /// As it is: the opacity is in it.
  case ready
  /// With an opacity.
  case faded(Double)
  /// In the place of what is there, as far as the coverage and the opacity go.
  case replacing(Double)
}
