/// The earlier name of `RunLoop.Mode`.
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The earlier name of `common`.
  public static let commonModes = common
  /// The earlier name of `default`.
  public static let defaultRunLoopMode = `default`
}
