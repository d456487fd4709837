import FlipbookMotion
import Foundation

/// Contents that fade from one picture to the next.
struct ContentsTrack {
  let values: [Any?]
  let keyTimes: KeyTimes
  let isDiscrete: Bool

  func apply(to layer: inout PresentedLayer, progress: Double) {
    guard !values.isEmpty else { return }
    let place = keyTimes.locate(progress)
    if isDiscrete {
      layer.contents = values[min(place.part, values.count - 1)]
      layer.fade = nil
      return
    }
    let from = values[min(place.part, values.count - 1)]
    let to = values[min(place.part + 1, values.count - 1)]
    layer.contents = to
    layer.fade = place.fraction >= 1 ? nil : (from, place.fraction)
  }
}
