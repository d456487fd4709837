/// An item of a Lottie file that can be chosen or replaced, as `flipbook list --contents` prints it.
struct ListedContent: Encodable {
  var kind: String
  /// A name or a key path.
  var name: String
  /// The item's content, in words.
  var detail: String

  /// The columns of its line.
  var row: [String] { [kind, name, detail] }
}
