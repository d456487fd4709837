/// Something that happens to a state machine at a time of the film.
package struct LottieStateInput: Sendable, Equatable {
  /// The kind of input.
  package enum Kind: Sendable, Equatable {
    /// An input gets a value.
    case set(String, LottieStateValue)
    /// An input of the kind that is an event is fired.
    case fire(String)
    /// The person does something, such as `Click` or `PointerEnter`; to a layer, or anywhere.
    case act(String, layer: String?)
  }

  /// In seconds of the film.
  package var time: Double
  package var kind: Kind

  package init(time: Double, kind: Kind) { (self.time, self.kind) = (time, kind) }
}
