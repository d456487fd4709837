import FlipbookPicture
import Foundation

extension LottieEffect {
  /// The standard deviation of a blur for each unit of blurriness, as players agree on.
  static let blurDeviation = 0.3
  /// The longest length of a filter, in points of the layer.
  static let lengthLimit = 10_000.0

  /// The filters at a time in frames.
  ///
  /// - Parameter matrix: From the layer's space, in which lengths are, to that of the list.
  func filters(at frame: LottieMoment, _ matrix: CGAffineTransform) -> [FilterStage] {
    switch self {
    case .fill(let color, let opacity):
      let value = color.value(at: frame)
      var filter = ColorMatrix()
      (filter.r1, filter.g2, filter.b3) = (0, 0, 0)
      (filter.r5, filter.g5, filter.b5) = (Float(value.x), Float(value.y), Float(value.z))
      filter.a4 = Float(max(0, min(1, opacity.value(at: frame))))
      return [FilterStage(kind: .colorMatrix(filter), transform: matrix)]
    case .tint(let black, let white, let amount):
      return [
        FilterStage(
          kind: .colorMatrix(
            Self.tint(black.value(at: frame), white.value(at: frame), amount.value(at: frame) / 100)),
          transform: matrix)
      ]
    case .tritone(let light, let middle, let dark, _):
      return Self.tritone(
        [dark.value(at: frame), middle.value(at: frame), light.value(at: frame)], matrix)
    case .levels(let levels): return [levels.filter(at: frame, matrix)]
    case .stroke, .transform, .wipe, .matte: return []
    case .shadow(let shadow): return shadow.filters(at: frame, matrix)
    case .blur(let amount, let axes):
      return Self.blur(max(0, amount.value(at: frame)) * Self.blurDeviation, axes.value(at: frame), matrix)
    case .boxBlur(let radius, let rounds, let axes):
      // The variance of boxes of 2 r + 1 adds up.
      let width = 2 * max(0, radius.value(at: frame)) + 1
      let count = max(0, min(50, rounds.value(at: frame).rounded()))
      return Self.blur((count * (width * width - 1) / 12).squareRoot(), axes.value(at: frame), matrix)
    }
  }

  private static func blur(_ deviation: Double, _ axes: Double, _ matrix: CGAffineTransform) -> [FilterStage]
  {
    guard deviation > 0 else { return [] }
    let deviation = min(deviation, lengthLimit)
    var space = matrix
    switch axes.rounded() {
    case 2: space = matrix.scaledBy(x: 1, y: 1e-6)
    case 3: space = matrix.scaledBy(x: 1e-6, y: 1)
    default: break
    }
    return [FilterStage(kind: .blur(radius: deviation, []), transform: space)]
  }

  /// The map and the opacity of a transform; nil for other effects.
  func placement(at frame: LottieMoment) -> (matrix: CGAffineTransform, opacity: Double)? {
    guard case .transform(let transform, let isUniform, let height) = self else { return nil }
    var own = transform
    let width = transform.scale.value(at: frame).x
    let other = height.value(at: frame)
    // One number counts for both axes where they are tied.
    own.scale = LottieProperty(
      isUniform.value(at: frame) != 0 ? SIMD3(other, other, 100) : SIMD3(width, other, 100))
    return (own.matrix(at: frame), own.opacity(at: frame))
  }

  /// - Parameter colors: From dark to light.
  private static func tritone(_ colors: [SIMD4<Double>], _ matrix: CGAffineTransform) -> [FilterStage] {
    func table(_ axis: Int) -> [UInt8] {
      ColorTables.steps { value in
        let place = value * 2
        let (low, share) = place < 1 ? (0, place) : (1, place - 1)
        return colors[low][axis] + (colors[low + 1][axis] - colors[low][axis]) * share
      }
    }
    let tables = ColorTables(red: table(0), green: table(1), blue: table(2))
    return [
      FilterStage(kind: .grayscale(1), transform: matrix),
      FilterStage(kind: .colorTables(tables), transform: matrix),
    ]
  }

  private static func tint(_ black: SIMD4<Double>, _ white: SIMD4<Double>, _ amount: Double) -> ColorMatrix {
    let share = max(0, min(1, amount))
    let luma = SIMD3(0.2126, 0.7152, 0.0722)
    func row(_ axis: Int) -> SIMD4<Float> {
      var part = luma * ((white[axis] - black[axis]) * share)
      part[axis] += 1 - share
      return SIMD4(Float(part.x), Float(part.y), Float(part.z), Float(black[axis] * share))
    }
    var matrix = ColorMatrix()
    let (r, g, b) = (row(0), row(1), row(2))
    (matrix.r1, matrix.r2, matrix.r3, matrix.r5) = (r.x, r.y, r.z, r.w)
    (matrix.g1, matrix.g2, matrix.g3, matrix.g5) = (g.x, g.y, g.z, g.w)
    (matrix.b1, matrix.b2, matrix.b3, matrix.b5) = (b.x, b.y, b.z, b.w)
    return matrix
  }
}

extension LottieShadow {
  /// The standard deviation of a shadow for each unit of softness: of an effect as in lottie-web, of a layer style as in
  /// lottie-ios.
  private var deviation: Double { isLightAngle ? Self.styleDeviation : Self.effectDeviation }
  static let styleDeviation = 0.5
  static let effectDeviation = 0.25

  func filters(at frame: LottieMoment, _ matrix: CGAffineTransform) -> [FilterStage] {
    let opacity = max(0, min(1, opacity.value(at: frame) / fullOpacity))
    let written = angle.value(at: frame)
    let radians = (isLightAngle ? 180 - written : written - 90) * .pi / 180
    let limit = LottieEffect.lengthLimit
    let distance = max(-limit, min(limit, distance.value(at: frame)))
    let isAlone = isAlone.value(at: frame) != 0
    return [
      FilterStage(
        kind: .shadow(
          RGBA(color.value(at: frame)).multipliedOpacity(by: Float(opacity)),
          radius: min(limit, max(0, softness.value(at: frame)) * deviation),
          offset: CGSize(width: cos(radians) * distance, height: sin(radians) * distance), .normal,
          isAlone ? .shadowOnly : []), transform: matrix)
    ]
  }
}
