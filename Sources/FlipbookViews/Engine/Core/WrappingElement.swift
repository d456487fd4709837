/// An element that stands around one other.
@MainActor
protocol WrappingElement: Element {
  var content: Element { get }
}

extension WrappingElement {
  /// The wrappers of some elements: those that are known, and new ones.
  static func wrapping(
    _ contents: [Element], known wrappers: [Self], make: (Element) -> Self
  ) -> [Self] {
    var known: [ObjectIdentifier: Self] = [:]
    for wrapper in wrappers { known[ObjectIdentifier(wrapper.content)] = wrapper }
    return contents.map { content in
      let wrapper = known[ObjectIdentifier(content)] ?? make(content)
      wrapper.isLeaving = content.isLeaving
      return wrapper
    }
  }
}
