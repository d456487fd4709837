/// The way paths are put together into one.
enum LottieMerge: Int, Sendable {
  /// Side by side.
  case merge = 1
  /// All that any of them fills.
  case add
  /// What the first fills without the others.
  case subtract
  /// What all of them fill.
  case intersect
  /// What an odd number of them fills.
  case exclude
}
