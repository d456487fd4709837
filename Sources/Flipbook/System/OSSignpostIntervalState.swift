import Foundation

/// Where an interval began.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}
