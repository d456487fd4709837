import Foundation

/// The style and content of a map. It doesn't change the picture: a plain ground stands for every map.
open class MKMapConfiguration: NSObject {
  /// How heights look.
  public enum ElevationStyle: Int, Sendable {
    /// Flat.
    case flat
    /// As they are.
    case realistic
  }

  /// How heights look; flat unless set.
  open var elevationStyle: ElevationStyle
  init(elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }
}
