import Foundation

/// The meaning of a colour's components. Pictures hold sRGB: colours of other spaces are converted.
public final class CGColorSpace: Hashable, Sendable {
  enum Kind: String, Sendable {
    case sRGB, linearSRGB, displayP3, gray, linearGray, cmyk
  }

  /// sRGB, gamma-encoded.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB, gamma-encoded, with components outside 0…1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB in linear light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// sRGB in linear light, with components outside 0…1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// Display P3, gamma-encoded with the sRGB curve.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Greys, which are taken for gamma-encoded sRGB.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Greys in linear light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Inks without a profile.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  let kind: Kind
  /// The name the space was made with; nil for the device spaces.
  public let name: CFString?

  init(_ kind: Kind, name: CFString? = nil) {
    self.kind = kind
    self.name = name
  }

  /// Makes a space by one of the names above; nil for any other.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(.sRGB, name: name)
    case Self.linearSRGB, Self.extendedLinearSRGB: self.init(.linearSRGB, name: name)
    case Self.displayP3: self.init(.displayP3, name: name)
    case Self.genericGrayGamma2_2: self.init(.gray, name: name)
    case Self.linearGray: self.init(.linearGray, name: name)
    case Self.genericCMYK: self.init(.cmyk, name: name)
    default: return nil
    }
  }

  /// The kind of components.
  public var model: CGColorSpaceModel {
    switch kind {
    case .sRGB, .linearSRGB, .displayP3: .rgb
    case .gray, .linearGray: .monochrome
    case .cmyk: .cmyk
    }
  }

  /// How many components a colour has, alpha not counted.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .rgb, .unknown: 3
    }
  }

  /// The colour of some components with alpha last, or nil when there are too few of them.
  func rgba(_ components: [CGFloat]) -> RGBA? {
    let count = numberOfComponents
    guard components.count > count else { return nil }
    let c = components.map { Float($0) }
    let opacity = c[count]
    func rgb(_ space: Color.RGBColorSpace) -> RGBA {
      Color.Resolved(colorSpace: space, red: c[0], green: c[1], blue: c[2], opacity: opacity).rgba
    }
    switch kind {
    case .sRGB: return RGBA(red: c[0], green: c[1], blue: c[2], opacity: opacity)
    case .linearSRGB: return rgb(.sRGBLinear)
    case .displayP3: return rgb(.displayP3)
    case .gray: return RGBA(red: c[0], green: c[0], blue: c[0], opacity: opacity)
    case .linearGray:
      let level = TransferFunction.encoded(c[0])
      return RGBA(red: level, green: level, blue: level, opacity: opacity)
    case .cmyk:
      let light = 1 - c[3]
      return RGBA(
        red: (1 - c[0]) * light, green: (1 - c[1]) * light, blue: (1 - c[2]) * light, opacity: opacity)
    }
  }

  /// Whether components mean the same. The names don't count.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.kind == rhs.kind }

  /// Hashes the meaning of components.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The colour space of the output: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.sRGB) }

/// Greys with the sRGB curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray) }

/// Inks without a profile: a colour is what they leave of white light.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }
