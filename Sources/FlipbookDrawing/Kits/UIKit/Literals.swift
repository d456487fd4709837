// Xcode's literals of colours and images. The compiler looks for these names.

/// The type of `#colorLiteral(…)` where nothing says otherwise.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral(…)` where nothing says otherwise.
public typealias _ImageLiteralType = UIImage

extension Color: _ExpressibleByColorLiteral {
  /// Makes a colour from sRGB components, 0…1.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

extension Image: _ExpressibleByImageLiteral {
  /// Makes the image of a file beside the scene.
  public init(imageLiteralResourceName path: String) { self.init(path) }
}
