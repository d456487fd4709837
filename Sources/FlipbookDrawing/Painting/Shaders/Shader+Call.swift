import FlipbookDiagnostics
import FlipbookMotion
import Foundation

extension Shader {
  /// The call that the shader stands for; nil, with a diagnostic, where it can't be made.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of what is changed or filled, in the space that places are given in.
  ///   - reach: How far from its own place a pixel sees, in points.
  package func call(
    _ use: ShaderCall.Use, bounds: CGRect, reach: CGSize = .zero, in environment: EnvironmentValues,
    resources: DrawingResources
  ) -> ShaderCall? {
    guard let function = ShaderTable.function(function.name, resources) else {
      report(ShaderTable.reason)
      return nil
    }
    var values: [ShaderValue] = []
    for argument in arguments {
      guard let value = argument.value(bounds, environment, resources) else {
        report("its picture is not there")
        return nil
      }
      values.append(value)
    }
    if let objection = function.objection(to: use, values) {
      report(objection)
      return nil
    }
    return ShaderCall(function, use, values, bounds: bounds, reach: reach)
  }

  private func report(_ reason: String) {
    DiagnosticCollector.current.warn(
      "view.shader",
      "The Metal function “\(function.name)” is not called: \(reason). What it would change is drawn as it is."
    )
  }

  // MARK: Animation

  /// The numbers of the values, one after the other.
  package var numbers: [Double] { arguments.flatMap(\.numbers) }

  /// The shader with other numbers, as many as it has.
  package func with(_ numbers: [Double]) -> Shader {
    var result = self
    var start = 0
    for (index, argument) in arguments.enumerated() {
      let count = argument.numbers.count
      if start + count > numbers.count { break }
      result.arguments[index] = argument.with(Array(numbers[start..<start + count]))
      start += count
    }
    return result
  }
}

extension Shader.Argument {
  fileprivate func value(_ bounds: CGRect, _ environment: EnvironmentValues, _ resources: DrawingResources)
    -> ShaderValue?
  {
    func components(_ color: Color) -> [Float] {
      let color = color.resolvedRGBA(in: environment)
      let alpha = color.opacity
      return [color.red * alpha, color.green * alpha, color.blue * alpha, alpha]
    }
    switch storage {
    case .numbers(let numbers): return .numbers(numbers.map { Float($0) })
    case .list(let numbers): return .list(numbers.map { Float($0) }, count: numbers.count)
    case .color(let color): return .numbers(components(color))
    case .colors(let colors): return .list(colors.flatMap(components), count: colors.count)
    case .image(let image):
      return GraphicsContext.Shading.loaded(image, scale: 1, environment: environment, resources: resources)
        .image.map { .image($0.bitmap) }
    case .data(let data): return .data([UInt8](data))
    case .boundingRect:
      return .numbers([bounds.minX, bounds.minY, bounds.width, bounds.height].map { Float($0) })
    }
  }
}
