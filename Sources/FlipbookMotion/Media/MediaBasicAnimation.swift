/// A change between two values, each of which may be left out.
package struct MediaBasicAnimation<Value> {
  package var from: Value?
  package var to: Value?
  package var by: Value?

  package init(from: Value? = nil, to: Value? = nil, by: Value? = nil) {
    self.from = from
    self.to = to
    self.by = by
  }

  /// Both ends, given the value the property has without the animation.
  ///
  /// from, to · from, by: from…from+by · by, to: to-by…to · from: from…current · to: current…to · by:
  /// current…current+by · none: the current value. With all three, by is ignored.
  package func ends(current: Value, in space: MediaValueSpace<Value>) -> (start: Value, end: Value) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, space.add(from, by))
    case (nil, let to?, let by?): (space.subtract(to, by), to)
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, space.add(current, by))
    case (nil, nil, nil): (current, current)
    }
  }
}
