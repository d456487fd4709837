import Foundation

/// Equal ranges of numbers that data are counted in.
public struct NumberBins<Value: BinaryFloatingPoint>: RandomAccessCollection {
  /// The borders of the bins.
  public let thresholds: [Value]

  /// Bins with these borders.
  public init(thresholds: [Value]) { self.thresholds = thresholds.filter(\.isFinite).sorted() }

  /// Bins of one size that hold a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let step = Double(size)
    guard step.isFinite, step > 0, range.lowerBound.isFinite, range.upperBound.isFinite else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    let first = (Double(range.lowerBound) / step).rounded(.down)
    let last = Swift.max((Double(range.upperBound) / step).rounded(.up), first + 1)
    let count = Int(Swift.min(last - first, 10_000))
    self.init(thresholds: (0...count).map { Value((first + Double($0)) * step) })
  }

  /// About so many bins of a round size that hold a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let extent = Double(range.upperBound - range.lowerBound)
    let step = NumberSteps.step(for: extent, intervals: Double(Swift.max(1, desiredCount)))
    self.init(size: Value(Swift.max(step, Double(minimumStride))), range: range)
  }

  /// About so many bins of a round size that hold some data.
  public init<C: Collection>(data: C, desiredCount: Int = 10, minimumStride: Value = 0)
  where C.Element == Value {
    let finite = data.filter(\.isFinite)
    let (low, high) = (finite.min() ?? 0, finite.max() ?? 1)
    self.init(range: low...high, desiredCount: desiredCount, minimumStride: minimumStride)
  }

  /// The first bin.
  public var startIndex: Int { 0 }
  /// After the last bin.
  public var endIndex: Int { thresholds.binCount }

  /// The range of a bin.
  public subscript(position: Int) -> ChartBinRange<Value> { thresholds.binRange(position) }

  /// The bin that a value lies in; before the first or after the last for others.
  public func index(for value: Value) -> Int { thresholds.bin(of: value) }
}
