/// A binding to a collection is one of bindings to its elements, so that it can be looped over.
extension Binding: @MainActor Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings in order.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: @MainActor Collection where Value: MutableCollection {
  /// A place in the collection.
  public typealias Index = Value.Index
  /// The places in the collection.
  public typealias Indices = Value.Indices

  /// The first element's place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last element's.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places of all elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The place after another.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Puts a place to the next one.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to one element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let outer = self
    return Binding<Value.Element>(
      get: { outer.wrappedValue[position] },
      set: { (new: Value.Element) in outer.wrappedValue[position] = new })
  }
}

extension Binding: @MainActor BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Puts a place to the one before.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: @MainActor RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
