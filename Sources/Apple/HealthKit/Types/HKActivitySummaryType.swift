import Foundation

/// The kind of a day's rings.
public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
