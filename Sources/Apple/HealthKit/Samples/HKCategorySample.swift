import Foundation

/// One of a few values with its time.
public final class HKCategorySample: HKSample, @unchecked Sendable {
  /// The kind of value.
  public let categoryType: HKCategoryType
  /// The number of the value.
  public let value: Int

  /// Makes a sample.
  public init(
    type categoryType: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (self.categoryType, self.value) = (categoryType, value)
    super.init(categoryType, startDate, endDate, metadata: metadata, device: device)
  }
}
