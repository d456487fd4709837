import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Gives each pixel the colour that a Metal function makes of its place and its colour.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(shader: shader, use: .color, reach: .zero, isEnabled: isEnabled))
  }

  /// Gives each pixel the colour of the place that a Metal function gives.
  ///
  /// - Parameter maxSampleOffset: How far from a pixel that place may be outside of the view, in points.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
  {
    modifier(ShaderModifier(shader: shader, use: .distortion, reach: maxSampleOffset, isEnabled: isEnabled))
  }

  /// Gives each pixel the colour that a Metal function makes of its place and of the whole view.
  ///
  /// - Parameter maxSampleOffset: How far from a pixel the function may look outside of the view, in points.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(shader: shader, use: .layer, reach: maxSampleOffset, isEnabled: isEnabled))
  }
}

extension VisualEffect {
  /// Gives each pixel the colour that a Metal function makes of its place and its colour.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    adding(shader, .color, .zero, isEnabled)
  }

  /// Gives each pixel the colour of the place that a Metal function gives.
  ///
  /// - Parameter maxSampleOffset: How far from a pixel that place may be outside of the view, in points.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  { adding(shader, .distortion, maxSampleOffset, isEnabled) }

  /// Gives each pixel the colour that a Metal function makes of its place and of the whole view.
  ///
  /// - Parameter maxSampleOffset: How far from a pixel the function may look outside of the view, in points.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  { adding(shader, .layer, maxSampleOffset, isEnabled) }

  private func adding(_ shader: Shader, _ use: ShaderCall.Use, _ reach: CGSize, _ isEnabled: Bool)
    -> AppliedVisualEffect
  {
    guard isEnabled else { return AppliedVisualEffect(_operations: _operations) }
    let numbers = shader.numbers
    // Effects are the same kind where they differ in numbers alone.
    let plain = shader.with(Array(repeating: 0, count: numbers.count))
    return AppliedVisualEffect(
      _operations: _operations + [
        _VisualOperation(kind: .shader(plain, use, reach: reach), values: AnimatableVector(numbers))
      ])
  }
}
