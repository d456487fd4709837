extension Color {
  /// A colour as numbers in extended sRGB. Components are 0…1 for colours inside sRGB.
  public struct Resolved: Hashable, Sendable {
    /// Gamma-encoded.
    public var red: Float
    /// Gamma-encoded.
    public var green: Float
    /// Gamma-encoded.
    public var blue: Float
    /// 0…1.
    public var opacity: Float

    /// Makes a colour from components, 0…1 inside the colour space. Those of other spaces are converted to
    /// sRGB.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGB:
        (self.red, self.green, self.blue) = (red, green, blue)
      case .sRGBLinear:
        self.red = TransferFunction.encoded(red)
        self.green = TransferFunction.encoded(green)
        self.blue = TransferFunction.encoded(blue)
      case .displayP3:
        // CSS Color 4: linear Display P3 to linear sRGB, both D65.
        let (r, g, b) = (
          TransferFunction.linear(red), TransferFunction.linear(green), TransferFunction.linear(blue)
        )
        self.red = TransferFunction.encoded(1.2249401763 * r - 0.2249401763 * g)
        self.green = TransferFunction.encoded(-0.0420569547 * r + 1.0420569547 * g)
        self.blue = TransferFunction.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b)
      }
    }

    package init(_ rgba: RGBA) {
      (red, green, blue, opacity) = (rgba.red, rgba.green, rgba.blue, rgba.opacity)
    }

    package var rgba: RGBA { RGBA(red: red, green: green, blue: blue, opacity: opacity) }

    /// Red in linear light.
    public var linearRed: Float {
      get { TransferFunction.linear(red) }
      set { red = TransferFunction.encoded(newValue) }
    }

    /// Green in linear light.
    public var linearGreen: Float {
      get { TransferFunction.linear(green) }
      set { green = TransferFunction.encoded(newValue) }
    }

    /// Blue in linear light.
    public var linearBlue: Float {
      get { TransferFunction.linear(blue) }
      set { blue = TransferFunction.encoded(newValue) }
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`, clamped to 0…1.
  public var description: String { rgba.hexadecimal }
}
