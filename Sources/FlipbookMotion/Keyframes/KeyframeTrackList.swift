/// The tracks of a timeline, in order, computed for an initial value.
public struct KeyframeTrackList<Value> {
  let initialValue: Value
  var duration = 0.0
  var setters: [(inout Value, Double) -> Void] = []

  init(initialValue: Value) {
    self.initialValue = initialValue
  }
}
