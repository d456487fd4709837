/// Whether grounds lie above others, as those of sheets do.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
