/// A fact about a picture that is looked at.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// The name of the fact.
  public let rawValue: String
  /// Makes a fact's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The camera's properties.
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  /// The camera's lens.
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  /// Where pictures are kept.
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}
