import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A model of Core ML's. Linear ones and those of trees answer; of others every question fails, which is reported.
open class MLModel: NSObject, @unchecked Sendable {
  /// The settings that it was made with.
  public let configuration: MLModelConfiguration
  private let name: String
  private let learned: LearnedModel?

  /// Makes the model of an `.mlmodel` file that is part of the scene.
  ///
  /// - Parameters:
  ///   - name: Of its class, for messages.
  ///   - file: The file's bytes in base 64; empty for one that is too large to be kept in code.
  public init(_flipbookName name: String, file: String, configuration: MLModelConfiguration) {
    (self.name, self.configuration) = (name, configuration)
    learned = Data(base64Encoded: file).flatMap { LearnedModel([UInt8]($0)) }
  }

  /// The number that the model finds.
  ///
  /// - Throws: ``MLModelError`` where it is of another kind than linear ones and those of trees.
  public func _flipbookNumber(_ values: [String: Double]) throws -> Double {
    if let number = learned?.prediction(values) { return number }
    throw _flipbookFailure()
  }

  /// Reports that the model finds nothing.
  public func _flipbookFailure() -> MLModelError {
    DiagnosticCollector.current.warn(
      "model.kind", "\(name) is no linear model and none of trees with numbers: its predictions fail.")
    return MLModelError(.generic)
  }
}
