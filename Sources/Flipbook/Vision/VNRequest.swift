import Foundation

/// A question about a picture. A film has no models of the system's: it finds nothing.
open class VNRequest: NSObject {
  /// The answers; nil before the question is asked.
  public internal(set) var results: [VNObservation]?
  /// Called with the answers.
  public let completionHandler: VNRequestCompletionHandler?

  /// Makes a question whose answers are called back with.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
  }

  /// Ends the question. It has always ended.
  open func cancel() {}
}

/// Called with a question that has its answers.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
