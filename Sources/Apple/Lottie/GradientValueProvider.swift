import Flipbook

/// The colors of a gradient, or colors by frame.
public final class GradientValueProvider: AnyValueProvider {
  /// The colors at a frame; as many at each.
  public typealias ColorsValueBlock = (CGFloat) -> [LottieColor]
  /// The locations of the colors at a frame, 0…1.
  public typealias ColorLocationsBlock = (CGFloat) -> [Double]
  /// The colors, from the start of the gradient to its end.
  public var colors: [LottieColor]
  /// Where the colors lie, 0…1; spread evenly where there are fewer than colors.
  public var locations: [Double]
  private let block: ColorsValueBlock?
  private let locationsBlock: ColorLocationsBlock?

  /// Takes the colors from a closure.
  ///
  /// - Parameter locations: Their locations; spread evenly without.
  public init(block: @escaping ColorsValueBlock, locations: ColorLocationsBlock? = nil) {
    (self.block, locationsBlock, colors, self.locations) = (block, locations, [], [])
  }

  /// Makes a provider of some colors.
  ///
  /// - Parameter locations: Where they lie, 0…1; spread evenly where there are fewer than colors.
  public init(_ colors: [LottieColor], locations: [Double] = []) {
    (block, locationsBlock, self.colors, self.locations) = (nil, nil, colors, locations)
  }

  /// Location, red, green and blue of each color, then location and opacity of each.
  public func _numbers(frame: AnimationFrameTime) -> [Double] {
    let colors = block?(frame) ?? colors
    let given = locationsBlock?(frame) ?? locations
    let even = (0..<colors.count).map { Double($0) / Double(max(1, colors.count - 1)) }
    let places = given.count >= colors.count ? given : even
    let stops = zip(places, colors)
    let opaque = colors.allSatisfy { $0.a == 1 }
    return stops.flatMap { [$0, $1.r, $1.g, $1.b] } + (opaque ? [] : stops.flatMap { [$0, $1.a] })
  }

  /// Whether a closure gives the colors.
  public var _isAnimated: Bool { block != nil }
  /// How many colors there are.
  public var _colorCount: Int? { block?(0).count ?? colors.count }
}
