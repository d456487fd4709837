import FlipbookMotion
import FlipbookPicture
import Foundation

extension FilterStage {
  /// Resolves a filter's colours in an environment; nil for a shader that can't be called.
  package init?(
    _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions, transform: CGAffineTransform,
    environment: EnvironmentValues, resources: DrawingResources
  ) {
    let kind: Kind
    switch filter.storage {
    case .projectionTransform(let matrix): kind = .projection(matrix)
    case .shadow(let color, let radius, let x, let y, let mode, let options):
      kind = .shadow(
        color.resolvedRGBA(in: environment), radius: radius, offset: CGSize(width: x, height: y), mode,
        options)
    case .colorMultiply(let color): kind = .colorMultiply(color.resolvedRGBA(in: environment))
    case .colorMatrix(let matrix): kind = .colorMatrix(matrix)
    case .hueRotation(let angle): kind = .hueRotation(angle.radians)
    case .saturation(let amount): kind = .saturation(amount)
    case .brightness(let amount): kind = .brightness(amount)
    case .contrast(let amount): kind = .contrast(amount)
    case .colorInvert(let amount): kind = .colorInvert(amount)
    case .grayscale(let amount): kind = .grayscale(amount)
    case .luminanceToAlpha: kind = .luminanceToAlpha
    case .blur(let radius, let options): kind = .blur(radius: radius, options)
    case .alphaThreshold(let min, let max, let color):
      kind = .alphaThreshold(min: min, max: max, color.resolvedRGBA(in: environment))
    case .shader(let shader, let use, let bounds, let reach):
      guard
        let call = shader.call(use, bounds: bounds, reach: reach, in: environment, resources: resources)
      else { return nil }
      kind = .shader(call)
    }
    self.init(kind: kind, options: options, transform: transform)
  }
}
