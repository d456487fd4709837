import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// Data that takes the place of parts of an animation.
package struct LottieData: Sendable, Equatable {
  /// A value for a slot or a property.
  package enum Value: Sendable, Equatable {
    /// Numbers: one, a point, or red, green, blue and opacity, 0…1.
    case numbers([Double])
    /// Numbers by frame; between frames they are mixed.
    case frames([Frame])
    /// The stops of a gradient by frame, as the format writes them; the first `count` are colors, the rest opacities.
    case stops([Frame], count: Int)
    case text(String)
  }

  /// Numbers at a frame.
  package struct Frame: Sendable, Equatable {
    package var frame: Double
    package var numbers: [Double]

    package init(frame: Double, numbers: [Double]) { (self.frame, self.numbers) = (frame, numbers) }
  }

  /// A value with the part that it is for.
  package struct Entry<Content: Sendable & Equatable>: Sendable, Equatable {
    /// Names from a layer to the part, with dots between them: `Button.Fill 1.Color`.
    package var path: String
    package var content: Content

    package init(path: String, content: Content) { (self.path, self.content) = (path, content) }
  }

  /// The animation of a container; nil for its own choice.
  package var animation: String?
  /// The theme of a container; nil for none.
  package var theme: String?
  /// The marker that is played; nil for the whole range.
  package var marker: String?
  /// The state machine of a container that plays its animations; nil for none.
  package var stateMachine: String?
  /// The inputs of the state machine, in film time.
  package var inputs: [LottieStateInput] = []
  /// Whether layers in space without a camera are seen through that of After Effects.
  package var hasPerspective = false
  /// Texts by layer.
  package var texts: [Entry<String>] = []
  /// Colours of fills, strokes, solids and texts: red, green, blue and opacity, 0…1.
  package var colors: [Entry<[Double]>] = []
  /// Values of properties.
  package var values: [Entry<Value>] = []
  /// Files, or content, by the identifier or the file name of a picture.
  package var images: [Entry<Image>] = []
  /// Values by slot.
  package var slots: [Entry<Value>] = []
  /// Values whose name says what they are for: slots or text layers.
  package var named: [Entry<Value>] = []

  /// A picture.
  package enum Image: Sendable, Equatable {
    /// A file, relative to the animation's folder.
    case file(String)
    case content(Data)
    case bitmap(Bitmap)
  }

  package init() {}

  /// Whether nothing is replaced.
  var isEmpty: Bool {
    texts.isEmpty && colors.isEmpty && values.isEmpty && images.isEmpty && slots.isEmpty && named.isEmpty
  }
}

extension LottieData {
  /// The frames that are played: those of a marker, or all.
  ///
  /// - Throws: ``LottieError`` where there is no such marker, or it lies outside.
  func range(of markers: [LottieMarker], in whole: (Double, Double)) throws -> (Double, Double) {
    guard let marker else { return whole }
    guard let found = markers.first(where: { $0.name == marker }) else {
      let near = NearestWord.find(marker, in: markers.map(\.name)).map { "; did you mean \"\($0)\"?" } ?? ""
      throw LottieError(message: "there is no marker \"\(marker)\"\(near)", path: "$.markers")
    }
    let start = max(whole.0, found.time)
    // A marker without a length goes on to the next, or to the end.
    let next = markers.map(\.time).filter { $0 > found.time }.min() ?? whole.1
    let end = min(whole.1, found.duration > 0 ? found.time + found.duration : next)
    guard end > start else {
      throw LottieError(message: "the marker \"\(marker)\" lies outside of the animation", path: "$.markers")
    }
    return (start, end)
  }
}
