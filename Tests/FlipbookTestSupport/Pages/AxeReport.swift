import Foundation
import Testing

/// The rules of axe-core for pages that everybody can use, run in a page.
///
/// `scripts/setup.sh --tests` fetches the file of rules.
package enum AxeReport {
  /// The file of rules; nil where it is not installed.
  package static let rules: String? = {
    let cache =
      ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
    return try? String(contentsOfFile: cache + "/flipbook/axe-1/axe.min.js", encoding: .utf8)
  }()

  /// What breaks a rule of WCAG 2.1 AA or axe's best practices: a line each, with the place and the reason.
  package static func violations(_ page: BrowserPage) throws -> [String] {
    if try page.evaluate("typeof axe === 'object'") as? Bool != true {
      try page.evaluate(try #require(rules) + "; 0")
    }
    let found = try page.evaluate(
      """
      axe.run(document, { resultTypes: ["violations"], preload: false }).then(result => result.violations.flatMap(rule =>
        rule.nodes.map(node => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary.replace(/\\s+/g, " ")}`)))
      """)
    return try #require(found as? [String])
  }
}
