extension HKUnit {
  /// The unit of mass of the metric system, with a prefix.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "g", 1, "mass")
  }
  /// The unit of mass of the metric system.
  public class func gram() -> HKUnit { prefixed(.none, "g", 1, "mass") }
  /// The unit of length of the metric system, with a prefix.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "m", 1, "length")
  }
  /// The unit of length of the metric system.
  public class func meter() -> HKUnit { prefixed(.none, "m", 1, "length") }
  /// The unit of volume of the metric system, with a prefix.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "L", 0.001, "volume")
  }
  /// The unit of volume of the metric system.
  public class func liter() -> HKUnit { prefixed(.none, "L", 0.001, "volume") }
  /// The unit of pressure of the metric system, with a prefix.
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "Pa", 1, "pressure")
  }
  /// The unit of pressure of the metric system.
  public class func pascal() -> HKUnit { prefixed(.none, "Pa", 1, "pressure") }
  /// The unit of time of the metric system, with a prefix.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "s", 1, "time")
  }
  /// The unit of time of the metric system.
  public class func second() -> HKUnit { prefixed(.none, "s", 1, "time") }
  /// The unit of energy of the metric system, with a prefix.
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "J", 1, "energy")
  }
  /// The unit of energy of the metric system.
  public class func joule() -> HKUnit { prefixed(.none, "J", 1, "energy") }
  /// The unit of frequency of the metric system, with a prefix.
  public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "Hz", 1, "frequency")
  }
  /// The unit of frequency of the metric system.
  public class func hertz() -> HKUnit { prefixed(.none, "Hz", 1, "frequency") }
  /// The unit of voltage of the metric system, with a prefix.
  public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "V", 1, "voltage")
  }
  /// The unit of voltage of the metric system.
  public class func volt() -> HKUnit { prefixed(.none, "V", 1, "voltage") }
  /// The unit of power of the metric system, with a prefix.
  public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "W", 1, "power")
  }
  /// The unit of power of the metric system.
  public class func watt() -> HKUnit { prefixed(.none, "W", 1, "power") }
  /// The unit of conductance of the metric system, with a prefix.
  public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "S", 1, "conductance")
  }
  /// The unit of conductance of the metric system.
  public class func siemen() -> HKUnit { prefixed(.none, "S", 1, "conductance") }

  private class func prefixed(
    _ prefix: HKMetricPrefix, _ sign: String, _ factor: Double, _ dimension: String
  ) -> HKUnit {
    unit(prefix.sign + sign, prefix.factor * factor, dimension)
  }

  /// A basic unit.
  class func unit(_ sign: String, _ factor: Double, _ dimension: String) -> HKUnit {
    HKUnit(sign, factor: factor, powers: [dimension: 1])
  }
}
