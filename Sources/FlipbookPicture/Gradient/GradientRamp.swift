import Foundation

/// The colours of a gradient, resolved: stops in ascending order of location, at least one.
///
/// A class, so that every frame that uses the same ramp shares one table in the raster.
public final class GradientRamp: Sendable, Equatable {
  /// One colour of a ramp.
  public struct Stop: Sendable, Equatable {
    /// The colour at the stop.
    public var color: RGBA
    /// Along the gradient; 0 is its start, 1 its end.
    public var location: CGFloat

    /// Makes a stop at a location; 0 is the gradient's start, 1 its end.
    public init(color: RGBA, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In what space colours between two stops are mixed.
  public enum Interpolation: Int, Sendable {
    /// Gamma-encoded sRGB, premultiplied.
    case device = 1
    /// Linear light, premultiplied.
    case linear
    /// OKLab, premultiplied.
    case perceptual
  }

  /// The stops, in ascending order of location.
  public let stops: [Stop]
  /// The space in which colours are mixed.
  public let interpolation: Interpolation
  /// A digest of the stops and of how they are mixed.
  public let contentHash: ContentHash

  /// Makes a ramp. Stops are put in order of location (equal ones keep their order); those whose location is
  /// not a number are left out. With no stop left the ramp is clear.
  public init(stops: [Stop], interpolation: Interpolation = .device) {
    let usable = stops.filter { $0.location.isFinite }
    var sorted = usable
    let isSorted = zip(usable, usable.dropFirst()).allSatisfy { $0.location <= $1.location }
    if !isSorted {
      sorted = usable.enumerated()
        .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
        .map(\.element)
    }
    if sorted.isEmpty { sorted = [Stop(color: .clear, location: 0)] }
    self.stops = sorted
    self.interpolation = interpolation
    var hasher = ContentHasher(seed: 0x9a4d)
    hasher.combine(interpolation.rawValue)
    for stop in sorted {
      stop.color.hash(into: &hasher)
      hasher.combine(stop.location)
    }
    contentHash = hasher.finalize()
  }

  /// Whether both have the same colours, by their digests.
  public static func == (lhs: GradientRamp, rhs: GradientRamp) -> Bool {
    lhs === rhs || lhs.contentHash == rhs.contentHash
  }
}
