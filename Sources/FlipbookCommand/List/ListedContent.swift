/// What a Lottie file offers to be chosen or replaced, as `flipbook list --contents` prints it.
struct ListedContent: Encodable {
  var kind: String
  /// A name or a key path.
  var name: String
  /// What it holds, in words.
  var detail: String

  /// The columns of its line.
  var row: [String] { [kind, name, detail] }
}
