import FlipbookTime
import Foundation

extension RunLoop.Mode {
  /// The earlier name of `common`.
  public static let commonModes = common
  /// The earlier name of `default`.
  public static let defaultRunLoopMode = `default`
}
