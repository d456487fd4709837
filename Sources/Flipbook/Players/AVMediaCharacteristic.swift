/// The purpose of a track of a film.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// The name of the characteristic.
  public let rawValue: String
  /// Makes a characteristic from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It is seen.
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  /// It is heard.
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  /// It is read.
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
}
