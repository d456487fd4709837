#if canImport(Testing)
import Testing

/// Which goldens a test or a suite writes, whatever the environment says.
///
/// ```swift
/// @MainActor @Test(.recording(.missing)) func button() throws { … }
/// ```
public struct FrameRecording: TestTrait, SuiteTrait, TestScoping {
  /// Which goldens are written.
  public var update: FrameUpdate
  /// Whether suites inside a suite have it too: true.
  public var isRecursive: Bool { true }

  /// The setting of the test that runs; nil for none.
  @TaskLocal static var current: FrameUpdate?

  /// Runs a test with it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws { try await Self.$current.withValue(update, operation: function) }
}

extension Trait where Self == FrameRecording {
  /// Which goldens the test writes, whatever the environment says.
  public static func recording(_ update: FrameUpdate) -> Self { FrameRecording(update: update) }
}
#endif

extension FrameUpdate {
  /// The setting of a call, else that of the test, else that of the environment.
  static func chosen(_ own: FrameUpdate) -> FrameUpdate {
    guard own == .automatic else { return own }
    #if canImport(Testing)
    if let ofTest = FrameRecording.current, ofTest != .automatic { return ofTest }
    #endif
    return environment
  }
}
