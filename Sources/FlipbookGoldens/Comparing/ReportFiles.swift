/// Where a comparison's reports go.
package struct ReportFiles: Equatable, Sendable {
  /// A `.png` for the one picture compared, or a folder for those of many.
  package var difference: String?
  /// `-` is standard output.
  package var json: String?
  package var junit: String?
  package var html: String?

  package init(
    difference: String? = nil, json: String? = nil, junit: String? = nil, html: String? = nil
  ) {
    self.difference = difference
    self.json = json
    self.junit = junit
    self.html = html
  }

  /// Whether pictures of what differs are wanted at all.
  var wantsPictures: Bool { difference != nil || html != nil }
}
