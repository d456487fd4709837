import FlipbookDiagnostics

/// The health data of a device. It has none: questions have empty answers, and nothing can be written.
public final class HKHealthStore: NSObject, @unchecked Sendable {
  /// Makes the access to the data.
  public override init() {}

  /// True.
  public class func isHealthDataAvailable() -> Bool { true }

  private func warn() {
    DiagnosticCollector.current.warn(
      "health.empty", "The film's device has no health data, and nobody allows an app to write some.")
  }

  /// `notDetermined`: nobody is asked.
  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  /// Calls back with true, as after a sheet that somebody closed.
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    warn()
    DispatchQueue.main.async { completion(true, nil) }
  }
  /// Returns at once.
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  )
    async throws
  { warn() }
  /// Calls back with `shouldRequest`.
  public func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(.shouldRequest, nil) } }

  /// Answers a question, with nothing.
  public func execute(_ query: HKQuery) {
    warn()
    DispatchQueue.main.async { query.answer() }
  }
  /// Ends a question, which was answered.
  public func stop(_ query: HKQuery) {}

  /// Calls back with an error: nobody allowed it.
  public func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    save([object], withCompletion: completion)
  }
  /// Calls back with an error: nobody allowed it.
  public func save(
    _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    warn()
    DispatchQueue.main.async { completion(false, HKError(.errorAuthorizationNotDetermined)) }
  }
  /// Fails: nobody allowed it.
  public func save(_ object: HKObject) async throws { try await save([object]) }
  /// Fails: nobody allowed it.
  public func save(_ objects: [HKObject]) async throws {
    warn()
    throw HKError(.errorAuthorizationNotDetermined)
  }
  /// Calls back with an error: nobody allowed it.
  public func delete(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { save([object], withCompletion: completion) }
  /// Fails: nobody allowed it.
  public func delete(_ object: HKObject) async throws { try await save([object]) }
  /// Fails: nobody allowed it.
  public func delete(_ objects: [HKObject]) async throws { try await save(objects) }

  /// Calls back with true: there is nothing to deliver.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(true, nil) } }
  /// Returns at once: there is nothing to deliver.
  public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
}
