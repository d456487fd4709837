/// The place of a mark among the content of its chart, which stays as the data change.
struct MarkIdentity: Hashable {
  var path: [AnyHashable]
}
