extension Array where Element == FlipbookViews.Element {
  /// The first element that is not on its way out, or else the first.
  ///
  /// A branch that has gone keeps its place until its transition ends; what is measured is the branch that came.
  @MainActor var present: FlipbookViews.Element? { first { !$0.isLeaving } ?? first }
}
