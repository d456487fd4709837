@MainActor
extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding to an element, which keeps its last value once the collection has it no more.
  ///
  /// - Parameter collection: The collection as it is now.
  func element(at index: Value.Index, of collection: Value) -> Binding<Value.Element> {
    let last = collection[index]
    return Binding<Value.Element>(
      get: {
        let now = wrappedValue
        return now.indices.contains(index) ? now[index] : last
      },
      set: { (new: Value.Element) in
        if wrappedValue.indices.contains(index) { wrappedValue[index] = new }
      })
  }
}
