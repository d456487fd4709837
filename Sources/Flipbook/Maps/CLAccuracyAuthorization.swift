/// How exactly an app may know where the device is.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exactly as the device knows.
  case fullAccuracy
  /// By some kilometres.
  case reducedAccuracy
}
