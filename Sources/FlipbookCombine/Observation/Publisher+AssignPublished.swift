extension Publisher where Failure == Never {
  /// Stores each value in a published property, for as long as the property's owner lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let property = published
    property.keep(sink(receiveValue: { [weak box = property.box] in box?.set($0) }))
  }
}
