import FlipbookPicture
import Foundation

/// A face at a size: what is drawn, and how far its glyphs are apart.
struct FaceSetting: Sendable {
  /// The face that text is shaped and drawn with.
  var face: FontFace
  /// The value of ``TextLayout/Run/font`` for the face.
  var name: String
  /// The face that the phone's spacing is measured against; nil for a face that is spaced as it is.
  var text: FontFace?
  /// How far the spacing is that of large sizes, 0…1.
  var displayShare: CGFloat = 0
  /// Added after each character, in points.
  var tracking: CGFloat = 0
  /// Whether the face is set as the phone's, whose lines are as high whatever other fonts are on them.
  var isSystem = false

  /// A face as it is.
  init(_ face: FontFace) { (self.face, name) = (face, face.name) }

  /// A face as the phone's.
  ///
  /// - Parameters:
  ///   - display: The design's face for large sizes; nil for the same at all sizes.
  ///   - measured: The face that the phone's spacing is measured against; nil for a design that keeps its own.
  ///   - size: In points.
  ///   - isRounded: Whether the design is the rounded one, whose letters change less with the size.
  init(
    _ text: FontFace, display: FontFace?, measured: FontFace?, standIn: StandIn, size: CGFloat,
    isRounded: Bool = false
  ) {
    self.init(text)
    isSystem = true
    tracking = standIn.design == .monospaced ? 0 : StandIn.tracking(size: size)
    if let measured {
      self.text = measured
      displayShare = StandIn.displayShare(size: size)
      if isRounded { displayShare = 0.24 + 0.6 * displayShare }
    }
    if let display, displayShare >= 0.5 { face = display }
    name = StandIn.name(of: face)
  }

  /// A face of the phone's own, with its own measures.
  ///
  /// - Parameters:
  ///   - display: The face for 20 points and more; nil for the same at all sizes.
  ///   - isTracked: Whether space is added by size.
  ///   - size: In points.
  init(genuine text: FontFace, display: FontFace?, isTracked: Bool, size: CGFloat) {
    self.init(size < 20 ? text : display ?? text)
    isSystem = true
    if isTracked { tracking = StandIn.tracking(size: size) }
  }
}
