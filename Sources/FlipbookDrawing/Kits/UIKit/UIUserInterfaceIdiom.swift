/// The kind of device an interface is made for; the film is a phone.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// No device.
  case unspecified = -1
  /// A phone, as in a film.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television set.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}
