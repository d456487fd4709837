import Foundation

/// The kind of exercises.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
