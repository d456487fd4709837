import Flipbook
import Foundation

/// A picture that a file names.
public struct ImageAsset: Hashable, Sendable {
  /// The identifier in the file.
  public let id: String
  /// The name of the file.
  public let name: String
  /// The folder of the file.
  public let directory: String
  /// In points.
  public let width: Double
  /// In points.
  public let height: Double
}
