/// Whether somebody has signed in to a cloud.
@frozen public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}
