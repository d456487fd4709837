/// The way paths are put together into one.
enum LottieMerge: Int, Sendable {
  /// Side by side.
  case merge = 1
  /// All that any of them fills.
  case add
  /// The area of the first without the others.
  case subtract
  /// The area that all of them fill.
  case intersect
  /// The area that an odd number of them fills.
  case exclude
}
