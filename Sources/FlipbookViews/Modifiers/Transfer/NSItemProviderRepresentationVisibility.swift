/// Who may ask a provider of items for data. A film has one program, which may.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  case all = 0
  case team, group, ownProcess
}
