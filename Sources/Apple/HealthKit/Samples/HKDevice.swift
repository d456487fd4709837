import Foundation

/// A device that measures.
public final class HKDevice: NSObject, @unchecked Sendable {
  /// Its name; nil where it is not known.
  public let name: String?

  init(name: String?) { self.name = name }

  /// This device.
  public class func local() -> HKDevice { HKDevice(name: "iPhone") }
}
