import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// A filter with its lengths in pixels.
package enum PixelFilter {
  case color(ColorFilter)
  case blur(GaussianBlur, FilterStage.BlurOptions, isLinear: Bool)
  case shadow(ShadowFilter)
  case shader(ShaderPass)

  /// How far outside the canvas a filter sees, in pixels.
  package static let mostMargin = 1_024

  /// Nil for a stage that is no filter of pixels.
  ///
  /// - Parameter deviceTransform: From list space to pixels.
  package init?(_ stage: FilterStage, _ deviceTransform: CGAffineTransform) {
    if let filter = ColorFilter(stage) {
      self = .color(filter)
      return
    }
    let device = stage.transform.concatenating(deviceTransform)
    switch stage.kind {
    case .blur(let radius, let options):
      self = .blur(
        GaussianBlur(radius: radius, device), options, isLinear: stage.options.contains(.linearColor))
    case .shadow(let color, let radius, let offset, let mode, let options):
      let moved = offset.applyingLinearPart(of: device)
      let limit = CGFloat(Self.mostMargin * 64)
      func bounded(_ value: CGFloat) -> Double {
        value.isNaN ? 0 : Double(max(-limit, min(limit, value)))
      }
      self = .shadow(
        ShadowFilter(
          blur: GaussianBlur(radius: radius, device),
          offset: SIMD2(bounded(moved.width), bounded(moved.height)),
          pixel: PixelWord.premultiplied(
            red: color.red, green: color.green, blue: color.blue, alpha: color.opacity),
          mode: mode, options: options))
    case .shader(let call): self = .shader(ShaderPass(call: call, device: device))
    default: return nil
    }
  }

  /// Whether it writes fewer pixels than all.
  package var leavesPixels: Bool {
    switch self {
    case .color, .shader: true
    case .blur(let blur, _, _): blur.isNone
    case .shadow: false
    }
  }

  /// The pixels that those of a region depend on.
  package func source(of region: PixelRect) -> PixelRect {
    switch self {
    case .color: region
    case .blur(let blur, _, _): region.grown(blur.reachX, blur.reachY)
    case .shadow(let shadow): shadow.source(of: region)
    case .shader(let pass): pass.source(of: region)
    }
  }

  /// Writes the filtered pixels of all of `target`; outside its bounds `source` counts as clear.
  ///
  /// - Parameter ink: The pixels that can have a colour before the filter, for a blur that makes them opaque.
  package func apply(_ source: Surface, into target: Surface, ink: PixelRect, _ pool: SurfacePool) {
    switch self {
    case .color: preconditionFailure("A colour filter needs no second surface.")
    case .blur(let blur, let options, let isLinear):
      blur.apply(source, into: target, dithers: options.contains(.dithersResult), isLinear: isLinear)
      if options.contains(.opaque) { target.makeOpaque(inside: ink) }
    case .shadow(let shadow): shadow.apply(source, into: target, pool)
    case .shader(let pass): pass.apply(source, into: target, ink: ink)
    }
  }

  /// The pixels that a filter of a region reads, with a report when ink beyond them would show.
  ///
  /// - Parameters:
  ///   - ink: The pixels that can have a colour before the filter.
  ///   - canvas: The whole canvas.
  package func sight(of region: PixelRect, ink: PixelRect, canvas: PixelRect) -> PixelRect {
    let needed = source(of: region)
    let limit = canvas.insetBy(-Self.mostMargin).union(region)
    let shown = ink.intersection(needed)
    if !shown.isEmpty && !limit.contains(shown) {
      DiagnosticCollector.current.warn(
        "filter.cut",
        "A layer reaches more than \(Self.mostMargin) pixels out of the picture; a filter does not see what lies farther out."
      )
    }
    return needed.intersection(limit)
  }
}
