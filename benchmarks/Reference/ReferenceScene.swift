import Foundation

/// A small picture as `reference.py` describes it, for both renderers to draw.
struct ReferenceScene: Decodable {
  /// Names the file.
  let name: String
  /// In points and pixels.
  let width: Int
  let height: Int
  let operations: [ReferenceOperation]
}

/// One call of a drawing context. Which fields there are depends on what is done.
struct ReferenceOperation: Decodable {
  enum Kind: String, Decodable {
    case fill, stroke, layer, image
    /// A gradient between two circles, drawn by a `CGContext`.
    case twoCircles
  }

  let kind: Kind
  /// SVG path data.
  var path: String?
  /// With `combination`, the path it is combined with.
  var other: String?
  var combination: ReferenceCombination?
  /// x, y, width, height of an ellipse in place of a path.
  var ellipse: [Double]?
  /// x, y, width, height and radius of a rectangle with round corners in place of a path.
  var rounded: [Double]?
  var evenOdd: Bool?
  var paint: ReferencePaint?
  /// a, b, c, d, tx, ty.
  var transform: [Double]?
  var opacity: Double?
  /// The number of a blend mode.
  var blend: Int32?
  /// SVG path data of a clip.
  var clip: String?
  var filters: [ReferenceFilter]?
  var operations: [ReferenceOperation]?
  var width: Double?
  var cap: Int32?
  var join: Int32?
  var miter: Double?
  var dash: [Double]?
  var phase: Double?
  /// Columns and rows of an image, and its premultiplied words.
  var columns: Int?
  var pixels: [UInt32]?
  /// x, y, width, height of where an image goes.
  var rect: [Double]?
  var interpolation: String?
  /// x, y and radius of the circle a gradient begins at and of the one it ends at.
  var circles: [Double]?
  /// Whether it goes on before the first circle and after the last.
  var extends: [Bool]?
}

enum ReferenceCombination: String, Decodable {
  case union, intersection, subtracting, symmetricDifference
}

/// A colour, or a gradient with its stops. Colours are red, green, blue and alpha, 0…1.
struct ReferencePaint: Decodable {
  struct Stop: Decodable {
    let location: Double
    let color: [Double]
  }

  var color: [Double]?
  /// x, y of both ends.
  var linear: [Double]?
  /// x, y of the centre and both radii.
  var radial: [Double]?
  /// x, y of the centre and the angle the turn begins at, in degrees.
  var conic: [Double]?
  var stops: [Stop]?
  var extend: String?
  var space: String?
}

struct ReferenceFilter: Decodable {
  let name: String
  /// What the filter takes, in the order of its parameters.
  let values: [Double]
  var isLinear: Bool?
}
