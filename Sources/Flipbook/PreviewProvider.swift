/// Shows views of a file by way of example; Flipbook renders them when the file holds nothing that stands before
/// them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}
