import FlipbookViews

/// Stands in the place of a view that a body names and doesn't show, as where a link leads, and whose code could not be
/// compiled: an error once it is shown.
public struct _UncompiledPlace: View {
  private let reason: String

  /// Makes a view that reports a reason when it is shown.
  public nonisolated init(_ reason: String) { self.reason = reason }

  /// Nothing, and the report.
  public var body: some View { _uncompiledView(reason) }
}
