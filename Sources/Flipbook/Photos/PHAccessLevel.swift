/// The access of an app to the library of pictures.
public enum PHAccessLevel: Int, Hashable, Sendable {
  case addOnly = 1
  case readWrite
}
