/// Options that help shows under one heading.
struct OptionSection: Equatable, Sendable {
  var title: String
  var options: [OptionSpec]
}
