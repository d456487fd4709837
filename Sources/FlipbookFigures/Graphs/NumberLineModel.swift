import FlipbookDrawing
import FlipbookViews

/// The content of a number line.
struct NumberLineModel {
  /// A number with a sign above it.
  struct Marker {
    var value: Double
    var label: String
    var color: Color
  }

  /// A part of the line in a colour.
  struct Span {
    var lower: Double
    var upper: Double
    var color: Color
  }

  var scale: FigureScale
  var step: Double?
  var progress: Double
  var markers: [Marker] = []
  var spans: [Span] = []
  var label: ((Double) -> String)?

  /// The numbers that animate: those that every line has, then markers and spans in order.
  var vector: AnimatableVector {
    get {
      AnimatableVector(
        [scale.lower, scale.upper, progress] + markers.map(\.value) + spans.flatMap { [$0.lower, $0.upper] })
    }
    set {
      (scale.lower, scale.upper, progress) = (newValue[0], newValue[1], newValue[2])
      for index in markers.indices { markers[index].value = newValue[3 + index] }
      for index in spans.indices {
        let place = 3 + markers.count + 2 * index
        (spans[index].lower, spans[index].upper) = (newValue[place], newValue[place + 1])
      }
    }
  }
}
