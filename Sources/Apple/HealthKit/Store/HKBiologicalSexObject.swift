import Foundation

/// A person's sex.
public final class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  /// The sex.
  public let biologicalSex = HKBiologicalSex.notSet
}
