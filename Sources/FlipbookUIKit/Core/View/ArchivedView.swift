/// A view with more to archive than its place, its looks and its subviews.
@MainActor
protocol ArchivedView: UIView {
  /// Returns a closure that gives another view of the kind the present state.
  func archivedState() -> ViewArchives.Restore
  /// The subviews to archive: those that the view doesn't make itself.
  var archivedSubviews: [UIView] { get }
}

extension ArchivedView {
  var archivedSubviews: [UIView] { subviews }
}
