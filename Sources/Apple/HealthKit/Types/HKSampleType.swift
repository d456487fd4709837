import Foundation

/// A kind of data that is measured.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
