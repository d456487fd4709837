import FlipbookPicture
import Foundation

/// A layer with its times, its place and its content.
struct LottieLayer: Sendable {
  /// The content of a layer.
  enum Content: Sendable {
    case none
    /// Time remapping is in seconds.
    case comp(LottieComp, size: CGSize, remap: LottieProperty<Double>?)
    case solid(RGBA, size: CGSize)
    case image(LottieImage)
    case shapes([LottieShape])
    case text(LottieText)
    case camera(LottieCamera)
    case sound(LottieSoundSource)

    /// Whether it is drawn as outlines, at any size.
    var isOutlines: Bool {
      switch self {
      case .shapes, .text: true
      default: false
      }
    }

    /// Whether it never draws anything.
    var isEmpty: Bool {
      switch self {
      case .none, .camera, .sound: true
      default: false
      }
    }
  }

  var name = ""
  var content = Content.none
  /// The first frame at which it shows, in the time of its list.
  var inPoint = 0.0
  /// The first frame at which it no longer shows.
  var outPoint = 0.0
  /// The frame at which its content starts.
  var startTime = 0.0
  /// How many times as long its content takes.
  var stretch = 1.0
  var transform = LottieTransform()
  /// Whether it has a place in space.
  var isSpatial = false
  /// The place of its parent in the list; nil for none.
  var parent: Int?
  var blendMode = LottieBlendMode.normal
  var masks: [LottieMask] = []
  /// Nil for none.
  var matte: LottieMatte?
  /// The place of the layer that is its matte.
  var matteSource: Int?
  /// Whether it is only drawn as a matte.
  var isMatteSource = false
  var isHidden = false
  var effects: [LottieEffect] = []
  /// The one at the bottom first.
  var styles: [LottieLayerStyle] = []

  /// Whether it mixes its colours with those under it.
  var mixes: Bool { blendMode != .normal || styles.contains { $0.mixesOutside } }

  /// Whether it shows at a time of its list.
  func shows(at frame: Double) -> Bool { inPoint <= frame && frame < outPoint }

  /// Whether it shows at a time of its list. A watch notes for how long that holds.
  func shows(at moment: LottieMoment) -> Bool {
    var span = LottieSpan()
    span.cut(at: inPoint, around: moment.frame)
    span.cut(at: outPoint, around: moment.frame)
    moment.watch?.narrow(span)
    return shows(at: moment.frame)
  }
}
