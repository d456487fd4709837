/// Whether an app may see the library of pictures.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized, limited
}
