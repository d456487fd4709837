import Foundation

extension GraphicsContext {
  /// A change to the pixels of each later drawing operation, made before it is composited.
  public struct Filter: Sendable, Equatable {
    package enum Storage: Sendable, Equatable {
      case projectionTransform(ProjectionTransform)
      case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat, BlendMode, ShadowOptions)
      case colorMultiply(Color)
      case colorMatrix(ColorMatrix)
      case hueRotation(Angle)
      case saturation(Double)
      case brightness(Double)
      case contrast(Double)
      case colorInvert(Double)
      case grayscale(Double)
      case luminanceToAlpha
      case blur(radius: CGFloat, BlurOptions)
      case alphaThreshold(min: Double, max: Double, Color)
      case shader(Shader, ShaderCall.Use, bounds: CGRect, reach: CGSize)
    }

    package let storage: Storage

    /// Maps the raster through a 3×3 projection.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(storage: .projectionTransform(matrix))
    }

    /// Adds a shadow under (or, by options, over or in place of) what is drawn.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the shadow's Gaussian, in points.
    ///   - x: The shadow's shift to the right, in points.
    ///   - y: The shadow's shift down, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(storage: .shadow(color, radius: radius, x: x, y: y, blendMode, options))
    }

    /// Multiplies every component by the colour's.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(storage: .colorMultiply(color)) }

    /// Maps the components, not premultiplied, by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(storage: .colorMatrix(matrix)) }

    /// Turns hues around the colour circle by a matrix that keeps the luminance.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(storage: .hueRotation(angle)) }

    /// - Parameter amount: 0 for grey, 1 for no change; any number.
    public static func saturation(_ amount: Double) -> Filter { Filter(storage: .saturation(amount)) }

    /// Adds `amount`, −1…1, to every colour component.
    public static func brightness(_ amount: Double) -> Filter { Filter(storage: .brightness(amount)) }

    /// - Parameter amount: 1 for no change, 0 for flat grey, negative inverts as well.
    public static func contrast(_ amount: Double) -> Filter { Filter(storage: .contrast(amount)) }

    /// - Parameter amount: 0 for no change, 1 for the inverse.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(storage: .colorInvert(amount)) }

    /// - Parameter amount: 0 for no change, 1 for grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter(storage: .grayscale(amount)) }

    /// Turns luminance into alpha, over black.
    public static var luminanceToAlpha: Filter { Filter(storage: .luminanceToAlpha) }

    /// - Parameter radius: The Gaussian's standard deviation, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(storage: .blur(radius: radius, options))
    }

    /// Pixels whose alpha lies in `min…max` become `color`, all others clear.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter(storage: .alphaThreshold(min: min, max: max, color))
    }

    /// Gives each pixel the colour that a Metal function makes of its place and its colour.
    public static func colorShader(_ shader: Shader) -> Filter { .shader(shader, .color) }

    /// Gives each pixel the colour of the place that a Metal function gives.
    ///
    /// - Parameter maxSampleOffset: How far from a pixel that place may be outside of what is drawn, in points.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      .shader(shader, .distortion, reach: maxSampleOffset)
    }

    /// Gives each pixel the colour that a Metal function makes of its place and of all that is drawn.
    ///
    /// - Parameter maxSampleOffset: How far from a pixel the function may look outside of what is drawn, in points.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      .shader(shader, .layer, reach: maxSampleOffset)
    }

    /// - Parameter bounds: The rectangle of what is changed, in points.
    package static func shader(
      _ shader: Shader, _ use: ShaderCall.Use, bounds: CGRect = .zero, reach: CGSize = .zero
    ) -> Filter { Filter(storage: .shader(shader, use, bounds: bounds, reach: reach)) }
  }

  /// The space that a filter works in.
  public typealias FilterOptions = FilterStage.Options
  /// The way a blur treats edges and steps.
  public typealias BlurOptions = FilterStage.BlurOptions
  /// The place of a shadow and what casts it.
  public typealias ShadowOptions = FilterStage.ShadowOptions
}
