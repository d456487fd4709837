import FlipbookPicture
import Foundation

extension LottieExportItem.Colors {
  /// The steps between two stops of a gradient that is mixed in another way than the format does.
  private static let steps = 8

  /// - Throws: ``LottieExportGap`` for gradients of another form.
  init(_ gradient: GradientPaint) throws {
    guard gradient.extend == .pad else { throw LottieExportGap(reason: "A gradient that repeats") }
    switch gradient.geometry {
    case .linear(let start, let end):
      self = .gradient(
        stops: Self.stops(gradient.ramp), isRadial: false, start: start.vector, end: end.vector)
    case .radial(let center, let startRadius, let endRadius, let transform):
      guard transform.isIdentity, startRadius >= 0, endRadius > startRadius else {
        throw LottieExportGap(reason: "An elliptical gradient")
      }
      var stops = Self.stops(gradient.ramp)
      if startRadius > 0 {
        for index in stops.indices {
          stops[index].location =
            (startRadius + stops[index].location * (endRadius - startRadius)) / endRadius
        }
      }
      self = .gradient(
        stops: stops, isRadial: true, start: center.vector,
        end: center.vector + SIMD2(Double(endRadius), 0))
    case .conic: throw LottieExportGap(reason: "A conic gradient")
    case .circles: throw LottieExportGap(reason: "A gradient between two circles")
    }
  }

  /// The stops, with as many between them as mixing without premultiplication needs.
  private static func stops(_ ramp: GradientRamp) -> [GradientRamp.Stop] {
    guard ramp.interpolation != .device || ramp.stops.contains(where: { $0.color.opacity < 1 }) else {
      return ramp.stops
    }
    var result: [GradientRamp.Stop] = []
    for (stop, next) in zip(ramp.stops, ramp.stops.dropFirst()) {
      result.append(stop)
      guard next.location > stop.location, stop.color != next.color else { continue }
      for step in 1..<steps {
        let share = CGFloat(step) / CGFloat(steps)
        let location = stop.location + (next.location - stop.location) * share
        result.append(
          GradientRamp.Stop(
            color: ramp.mixed(stop.color, next.color, by: Float(share)), location: location))
      }
    }
    return result + ramp.stops.suffix(1)
  }
}

extension GradientRamp {
  /// A colour between two, premultiplied in the ramp's space.
  fileprivate func mixed(_ one: RGBA, _ other: RGBA, by share: Float) -> RGBA {
    let opacity = one.opacity + (other.opacity - one.opacity) * share
    guard opacity > 0 else { return RGBA.mix(one, other, by: share).multipliedOpacity(by: 0) }
    let parts = zip(components(one), components(other)).map { a, b in
      (a * one.opacity * (1 - share) + b * other.opacity * share) / opacity
    }
    switch interpolation {
    case .device: return RGBA(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
    case .linear:
      let encoded = parts.map(TransferFunction.encoded)
      return RGBA(red: encoded[0], green: encoded[1], blue: encoded[2], opacity: opacity)
    case .perceptual: return OKLab(l: parts[0], a: parts[1], b: parts[2]).rgba(opacity: opacity)
    }
  }

  private func components(_ color: RGBA) -> [Float] {
    let plain = [color.red, color.green, color.blue]
    switch interpolation {
    case .device: return plain
    case .linear: return plain.map(TransferFunction.linear)
    case .perceptual:
      let lab = OKLab(color)
      return [lab.l, lab.a, lab.b]
    }
  }
}

extension LottieExportItem.Effect {
  /// Nil where the filter changes nothing.
  ///
  /// - Throws: ``LottieExportGap`` for other filters.
  init?(_ stage: FilterStage) throws {
    let scale = Double(stage.transform.largestScale)
    let isEven = Double(stage.transform.smallestScale) > scale * 0.999
    switch stage.kind {
    case .blur(let radius, let options):
      guard isEven, options.isDisjoint(with: .opaque) else {
        throw LottieExportGap(reason: "A blur that is opaque or uneven")
      }
      guard radius > 0 else { return nil }
      self = .blur(deviation: Double(radius) * scale)
    case .shadow(let color, let radius, let offset, let mode, let options):
      guard isEven, mode == .normal, options.isSubset(of: .shadowOnly) else {
        throw LottieExportGap(reason: "An inner or blended shadow")
      }
      let moved = offset.applyingLinearPart(of: stage.transform)
      self = .shadow(
        color, deviation: Double(radius) * scale, offset: SIMD2(Double(moved.width), Double(moved.height)),
        isAlone: options.contains(.shadowOnly))
    case .brightness, .contrast, .saturation, .hueRotation, .grayscale, .colorInvert, .colorMultiply,
      .colorMatrix:
      throw LottieExportGap(reason: "A filter of colours")
    default: throw LottieExportGap(reason: "A filter")
    }
  }
}

extension LottieBlendMode {
  /// Nil for modes that the format lacks.
  init?(_ mode: DisplayItem.BlendMode) {
    guard
      let found = (0...17).compactMap({ LottieBlendMode(rawValue: $0) }).first(where: { $0.picture == mode })
    else { return nil }
    self = found
  }
}
