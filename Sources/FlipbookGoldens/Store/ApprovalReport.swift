import FlipbookCompare
import FlipbookScenes
import Foundation

/// The JSON report of an earlier check, whose pictures become goldens as they are.
package struct ApprovalReport {
  private struct Document: Decodable {
    var origin: ReportOrigin?
    var cases: [Case]
  }

  /// A picture that was compared.
  package struct Case: Decodable {
    package var name: String
    package var verdict: String
    /// The differences, in words; nil for none.
    package var message: String?
    package var note: String?
    /// The picture that can become the golden; nil for none.
    package var offer: ApprovalOffer?
  }

  /// The source of the pictures.
  package let origin: ReportOrigin
  package let cases: [Case]
  private let path: String

  /// - Throws: ``FlipbookFailure`` when it is no such report, or one without pictures.
  package init(_ path: String) throws {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FlipbookFailure("There is no report \"\(path)\".", .usage)
    }
    guard let document = try? JSONDecoder().decode(Document.self, from: data), let origin = document.origin
    else {
      throw FlipbookFailure("\"\(path)\" is no report of flipbook check --json.", .usage)
    }
    (self.origin, cases) = (origin, document.cases)
  }

  /// The cases that can be approved.
  package var open: [(name: String, offer: ApprovalOffer)] {
    cases.compactMap { entry in entry.offer.map { (name: entry.name, offer: $0) } }
  }

  /// The cases that names or patterns with `*` mean.
  ///
  /// - Throws: ``FlipbookFailure`` for one that means no case that can be approved.
  package func chosen(_ patterns: [String]) throws -> [(name: String, offer: ApprovalOffer)] {
    let open = open
    guard !patterns.isEmpty else {
      let names = open.prefix(20).map { "\n  \($0.name)" }.joined()
      throw FlipbookFailure(
        "Name the cases to approve, or '*' for all.\(open.isEmpty ? " There is none." : names)", .usage)
    }
    for pattern in patterns where !open.contains(where: { Self.matches(pattern, $0.name) }) {
      let known = cases.first { $0.name == pattern }
      throw FlipbookFailure(
        "\"\(path)\" has no picture to approve for \(pattern)\(known.map { ": it is \($0.verdict)" } ?? "").",
        .usage)
    }
    return open.filter { entry in patterns.contains { Self.matches($0, entry.name) } }
  }

  private static func matches(_ pattern: String, _ name: String) -> Bool {
    pattern == name || fnmatch(pattern, name, 0) == 0
  }

  /// Makes pictures goldens: all or, where a picture or a golden changed since the report, none.
  ///
  /// - Throws: ``FlipbookFailure`` that names what changed.
  package func approve(_ chosen: [(name: String, offer: ApprovalOffer)], in goldens: GoldenFolder) throws {
    for (name, offer) in chosen {
      // A report may come from elsewhere.
      for name in [name, offer.earlierName].compactMap(\.self)
      where name.hasPrefix("/") || name.split(separator: "/").contains("..") {
        throw FlipbookFailure("Nothing was approved: \(name) is no name of a golden.", .usage)
      }
      guard ReportWriter.digest(offer.picture) == offer.pictureDigest else {
        throw FlipbookFailure(
          "Nothing was approved: the picture \"\(offer.picture)\" of \(name) changed since the report, or is gone.",
          .usage)
      }
      guard ReportWriter.digest(goldens.file(name)) == offer.goldenDigest else {
        throw FlipbookFailure(
          "Nothing was approved: the golden of \(name) changed since the report; check again.", .usage)
      }
      if let earlier = offer.earlierName,
        ReportWriter.digest(goldens.file(earlier)) != offer.pictureDigest
      {
        throw FlipbookFailure(
          "Nothing was approved: the golden \(earlier) changed since the report; check again.", .usage)
      }
    }
    for (name, offer) in chosen {
      try goldens.approve(name, from: offer.picture)
      if let earlier = offer.earlierName { try goldens.remove([earlier + ".png"]) }
    }
  }
}
