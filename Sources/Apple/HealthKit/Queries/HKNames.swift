/// For questions without a limit.
public let HKObjectQueryNoLimit = 0
/// Orders samples by their beginnings.
public let HKSampleSortIdentifierStartDate = "startDate"
/// Orders samples by their ends.
public let HKSampleSortIdentifierEndDate = "endDate"
/// Of more on a sample: whether a person entered it.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// Of more on a sample: the zone of its time.
public let HKMetadataKeyTimeZone = "HKTimeZone"
