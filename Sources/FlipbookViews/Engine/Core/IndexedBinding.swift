/// An element of a collection behind a binding.
public struct IndexedBinding<C: MutableCollection & RandomAccessCollection> {
  let value: C.Element
  let binding: Binding<C.Element>

  @MainActor
  static func all(of data: Binding<C>) -> [IndexedBinding<C>] {
    let collection = data.wrappedValue
    return collection.indices.map { index in
      let value = collection[index]
      return IndexedBinding(
        value: value,
        binding: Binding(
          get: {
            let now = data.wrappedValue
            return now.indices.contains(index) ? now[index] : value
          },
          set: { (new: C.Element) in
            if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = new }
          }))
    }
  }
}
