import Foundation

/// A map of streets and names. It doesn't change the picture: a plain ground stands for every map.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong the colours are.
  public enum EmphasisStyle: Int, Sendable {
    /// As ever.
    case `default`
    /// Paler.
    case muted
  }

  /// How strong the colours are.
  open var emphasisStyle: EmphasisStyle
  /// The kinds of places with names; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown.
  open var showsTraffic = false

  /// Makes a map of streets and names.
  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle: elevationStyle)
  }
}
