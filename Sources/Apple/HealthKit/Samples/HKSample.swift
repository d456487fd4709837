import Foundation

/// A piece of data with its time.
open class HKSample: HKObject, @unchecked Sendable {
  /// The kind of data.
  public let sampleType: HKSampleType
  /// When it begins.
  public let startDate: Date
  /// When it ends.
  public let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, metadata: [String: Any]?, device: HKDevice?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata, device: device)
  }
}
