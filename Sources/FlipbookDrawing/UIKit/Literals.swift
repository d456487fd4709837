// Xcode's literals of colours and images. The compiler looks for these names.

/// What `#colorLiteral(…)` is where nothing says otherwise.
public typealias _ColorLiteralType = UIColor
/// What `#imageLiteral(…)` is where nothing says otherwise.
public typealias _ImageLiteralType = UIImage

extension Color: _ExpressibleByColorLiteral {
  /// Components 0…1, sRGB.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

extension Image: _ExpressibleByImageLiteral {
  public init(imageLiteralResourceName path: String) { self.init(path) }
}
