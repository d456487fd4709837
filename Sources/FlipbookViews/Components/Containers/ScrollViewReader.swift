import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum ScrollReaderKey: EnvironmentKey { static var defaultValue: ScrollReaderContext? { nil } }

extension EnvironmentValues {
  /// The reader around, for scroll views to be known to.
  var scrollReader: ScrollReaderContext? {
    get { self[ScrollReaderKey.self] }
    set { self[ScrollReaderKey.self] = newValue }
  }
}

/// A view whose content can move the scroll views in it.
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content from the proxy.
  public var content: (ScrollViewProxy) -> Content
  @State private var context = ScrollReaderContext()

  /// Makes a view whose content can move the scroll views in it.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The content.
  public var body: some View {
    content(ScrollViewProxy(context: context)).environment(\.scrollReader, context)
  }
}

extension _ViewNode {
  /// Calls for each view with an identity, and goes no deeper than that.
  func forEachIdentified(_ body: (AnyHashable, Element) -> Void) {
    if let id = implicitTag ?? (self as? any IdentityNode)?.identity, let element = elements.first {
      return body(id, element)
    }
    forEachPresentChild { $0.forEachIdentified(body) }
  }

  /// The first element of the view with an identity, by `id` or in a `ForEach`.
  func element(withIdentity id: AnyHashable) -> Element? {
    if implicitTag == id || (self as? any IdentityNode)?.identity == id { return elements.first }
    var found: Element?
    forEachPresentChild { child in
      if found == nil { found = child.element(withIdentity: id) }
    }
    return found
  }
}
