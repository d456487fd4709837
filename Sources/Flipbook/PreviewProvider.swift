/// Shows views of a file by way of example; Flipbook renders them when the file holds nothing that takes
/// precedence over them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views of the preview.
  @ViewBuilder static var previews: Previews { get }
}
