import Foundation

/// A map of pictures from above. It doesn't change the picture: a plain ground stands for every map.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Makes a map of pictures.
  public override init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle: elevationStyle) }
}
