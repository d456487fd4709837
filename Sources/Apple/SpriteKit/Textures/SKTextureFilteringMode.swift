/// How a picture is sampled when its pixels don't fall on the film's.
public enum SKTextureFilteringMode: Int, Hashable, Sendable {
  case nearest = 0
  case linear = 1
}
