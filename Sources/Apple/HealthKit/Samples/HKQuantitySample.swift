import Foundation

/// A quantity with its time.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The kind of quantity.
  public let quantityType: HKQuantityType
  /// The quantity.
  public let quantity: HKQuantity

  /// Makes a sample.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, metadata: metadata, device: device)
  }
}
