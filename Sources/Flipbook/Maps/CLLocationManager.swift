import FlipbookTime
import Foundation

/// The most exact place, for ways.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The most exact place.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// A place within 10 m.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A place within 100 m.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A place within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// A place within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// The source of the device's location. A film is nowhere, and nobody answers who may know it: no location is ever
/// reported.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Its methods are called in the next turn of the run loop: nobody was asked.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      FilmClock.post(after: 0) { [weak self] in
        if let self { delegate?.locationManagerDidChangeAuthorization(self) }
      }
    }
  }
  /// Has no effect, in metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Has no effect, in metres.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Has no effect.
  open var pausesLocationUpdatesAutomatically = true
  /// Has no effect.
  open var allowsBackgroundLocationUpdates = false
  /// Nil: a film is nowhere.
  open var location: CLLocation? { nil }
  /// Not determined: nobody answers.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// Reduced: nobody has allowed more.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  /// Makes a manager.
  public override init() {}

  /// Not determined: nobody answers.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// False.
  open class func locationServicesEnabled() -> Bool { false }
  /// False.
  open class func headingAvailable() -> Bool { false }
  /// Has no effect: nobody answers.
  open func requestWhenInUseAuthorization() {}
  /// Has no effect: nobody answers.
  open func requestAlwaysAuthorization() {}
  /// Has no effect: there is no location to report.
  open func requestLocation() {}
  /// Has no effect: there is no location to report.
  open func startUpdatingLocation() {}
  /// Has no effect.
  open func stopUpdatingLocation() {}
  /// Has no effect: there is no heading to report.
  open func startUpdatingHeading() {}
  /// Has no effect.
  open func stopUpdatingHeading() {}
}
