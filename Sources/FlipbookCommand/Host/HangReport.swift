import FlipbookScenes
import Foundation

/// A call that does not return, and since when, in words.
struct HangReport: Equatable, Sendable {
  /// The scene file, as the person wrote it.
  var path: String
  /// The last state in the journal; nil when the run has not begun.
  var state: RunJournal.State?
  /// How long nothing else was noted.
  var seconds: Double
  /// The line of the scene where its thread is; nil when that is in none of its files, or not known.
  var place: SceneStack.Place?
  /// The path of the place's file, as the person knows it.
  var placePath = ""
  /// Whether the thread was found outside of the scene's files.
  var isOutside = false

  /// The frame that is asked for or painted.
  var frame: Int? {
    switch state {
    case .drawing(_, let frame, _), .painting(_, let frame, _): frame
    case .making, .finished, nil: nil
    }
  }

  /// `Scene.swift:3: Clock.body has not come back for 30 s, in Clock at frame 0 (0 s)`.
  var text: String {
    let length = TimeText.seconds(seconds.rounded())
    guard let place, frame != nil || isMaking, !isPainting else {
      return "\"\(path)\": \(subject) \(length)\(isOutside ? ", outside of the scene's own lines" : "")"
    }
    let function = place.function.isEmpty ? "this line" : place.function
    return "\(placePath):\(place.line): \(function) has not come back for \(length), \(moment)"
  }

  private var isMaking: Bool { if case .making = state { true } else { false } }
  private var isPainting: Bool { if case .painting = state { true } else { false } }

  private var moment: String {
    switch state {
    case .making(let scene): "while \(scene) is made"
    case .drawing(let scene, let frame, let time), .painting(let scene, let frame, let time):
      "in \(scene) at frame \(frame) (\(TimeText.seconds(time)))"
    case .finished, nil: ""
    }
  }

  private var subject: String {
    switch state {
    case .making(let scene): "\(scene) has been made for"
    case .drawing(let scene, let frame, let time):
      "frame \(frame) (\(TimeText.seconds(time))) of \(scene) has been drawn for"
    case .painting(let scene, let frame, let time):
      "frame \(frame) (\(TimeText.seconds(time))) of \(scene) is recorded, and nothing has been painted or written for"
    case .finished: "the run is done and has not ended for"
    case nil: "the scene's program has been starting for"
    }
  }
}
