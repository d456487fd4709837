import Foundation

/// The quantity that a measurement is of, which chooses the unit that is usual for it in a region; or that its own unit
/// stays.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// The usage by CLDR; nil where the unit stays.
  let name: String?
  var keepsUnit: Bool { name == nil }
  /// The unit that is usual for the amount.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "default") }
  /// The measurement's own unit.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of the air.
  public static var weather: MeasurementFormatUnitUsage { .init(name: "weather") }
  /// The temperature of a body.
  public static var person: MeasurementFormatUnitUsage { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a way.
  public static var road: MeasurementFormatUnitUsage { .init(name: "road") }
  /// The length of a part of a body.
  public static var person: MeasurementFormatUnitUsage { .init(name: "person") }
  /// The height of a body.
  public static var personHeight: MeasurementFormatUnitUsage { .init(name: "person-height") }
  /// The focal length of a lens.
  public static var focalLength: MeasurementFormatUnitUsage { .init(name: "focal-length") }
  /// How much it rained.
  public static var rainfall: MeasurementFormatUnitUsage { .init(name: "rainfall") }
  /// How much it snowed.
  public static var snowfall: MeasurementFormatUnitUsage { .init(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a body.
  public static var personWeight: MeasurementFormatUnitUsage { .init(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: MeasurementFormatUnitUsage { .init(name: "food") }
  /// The energy of a workout, written as that of food.
  public static var workout: MeasurementFormatUnitUsage { .init(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The volume of a liquid.
  public static var liquid: MeasurementFormatUnitUsage { .init(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: MeasurementFormatUnitUsage { .init(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: MeasurementFormatUnitUsage { .init(name: "baromtrc") }
}
