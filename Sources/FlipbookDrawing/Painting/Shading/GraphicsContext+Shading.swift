import Foundation

extension GraphicsContext {
  /// The colours that a path is filled or stroked with. Points and radii are in the user space of the drawing
  /// call.
  public struct Shading: Sendable {
    /// Where a gradient given in unit coordinates lies.
    package enum UnitGeometry: Sendable {
      case linear(UnitPoint, UnitPoint)
      case radial(UnitPoint, CGFloat, CGFloat)
      case elliptical(UnitPoint, CGFloat, CGFloat)
      case angular(UnitPoint, Angle, Angle)
    }

    /// Small, since contexts and texts carry shadings along: whatever is larger than a colour is kept apart.
    package enum Storage: Sendable {
      case color(Color)
      indirect case gradient(Gradient, GradientPaint.Geometry, GradientOptions)
      indirect case unitGradient(AnyGradient, UnitGeometry)
      indirect case mesh(MeshGradient)
      /// With the rectangle that it is about; nil for that of what is drawn.
      indirect case shader(Shader, CGRect?)
      indirect case tiledImage(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      indirect case style(any ShapeStyle)
      case palette([Shading])
      case foreground
      indirect case backdrop(blurRadius: CGFloat, saturation: Double, tint: Color)
      /// A shading whose unit coordinates refer to a rectangle of its own.
      indirect case placed(Shading, in: CGRect)
    }

    package let storage: Storage

    package init(_ storage: Storage) { self.storage = storage }

    /// The same shading with unit coordinates that refer to `rect`, whatever is drawn with it.
    package func placed(in rect: CGRect) -> Shading { Shading(.placed(self, in: rect)) }

    /// The picture so far, in the context's layer and behind it. Filters and blend modes make something of
    /// it.
    public static var backdrop: Shading { backdrop(blurRadius: 0) }

    /// The picture so far as seen through frosted glass.
    ///
    /// - Parameters:
    ///   - blurRadius: The standard deviation of the blur, in points; 0 for none.
    ///   - saturation: 0 for grey, 1 for no change.
    ///   - tint: The tint over it.
    package static func backdrop(blurRadius: CGFloat, saturation: Double = 1, tint: Color = .clear) -> Shading
    {
      Shading(.backdrop(blurRadius: blurRadius, saturation: saturation, tint: tint))
    }

    /// The foreground style of the context's environment.
    public static var foreground: Shading { Shading(.foreground) }

    /// Several shadings for symbols of several layers; anything else draws with the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }

    /// A colour, resolved in the context's environment.
    public static func color(_ color: Color) -> Shading { Shading(.color(color)) }

    /// - Parameters: Components are 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      Shading(.color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)))
    }

    /// A grey, 0 black … 1 white.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
      -> Shading
    {
      Shading(.color(Color(colorSpace, white: white, opacity: opacity)))
    }

    /// A shape style; unit coordinates refer to the bounds of the path that is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(style)) }

    /// A gradient between two points of user space.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(gradient, .linear(start: startPoint, end: endPoint), options))
    }

    /// A gradient between two circles about one point of user space.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        .gradient(
          gradient,
          .radial(center: center, startRadius: startRadius, endRadius: endRadius, transform: .identity),
          options))
    }

    /// One turn of colours.
    ///
    /// - Parameter angle: Where the turn begins; 0 is to the right and positive angles go clockwise on screen.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        .gradient(
          gradient,
          .conic(center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi), options))
    }

    /// A grid of colours; its unit points refer to the bounds of the path that is drawn.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading(.mesh(mesh)) }

    /// The colours of a Metal function of places in user space.
    ///
    /// - Parameter bounds: The rectangle that ``Shader/Argument/boundingRect`` stands for; .zero for that of what is drawn.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
      Shading(.shader(shader, bounds == .zero ? nil : bounds))
    }

    /// An image repeated over the plane.
    ///
    /// - Parameters:
    ///   - origin: The top left corner of one tile.
    ///   - sourceRect: The part that repeats, in unit coordinates of the image.
    ///   - scale: The size of a tile relative to the image's own.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(.tiledImage(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }
  }

  /// How a gradient goes on past its ends and what it is mixed in. Without options the end colours go on.
  public struct GradientOptions: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Makes options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Again from the start.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
    /// There and back; wins over `repeat`.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
    /// Mixes in linear light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }

    package var extend: GradientPaint.Extend {
      contains(.mirror) ? .mirror : contains(.repeat) ? .repeat : .pad
    }
  }
}
