import Foundation

/// How a model is made.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  /// The parts of the device that compute. A film's models are computed by the processor.
  open var computeUnits = MLComputeUnits.all
  /// Whether sums may be less precise. A film's never are.
  open var allowLowPrecisionAccumulationOnGPU = false

  /// Makes the usual settings.
  public override init() {}
}
