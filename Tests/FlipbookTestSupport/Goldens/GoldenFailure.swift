/// Why a golden does not vouch for what was made.
package enum GoldenFailure: Error, CustomStringConvertible, Equatable {
  case recorded(String)
  case missing(String)
  /// The case, how it differs, and the folder with the evidence.
  case different(String, String, String)

  package var description: String {
    switch self {
    case .recorded(let file):
      "Recorded \(file). Look at it, then run the tests without FLIPBOOK_RECORD_GOLDENS."
    case .missing(let file):
      "There is no golden \(file). Record it with FLIPBOOK_RECORD_GOLDENS=1 and look at it."
    case .different(let name, let how, let artifacts):
      "\(name) differs from its golden: \(how). Expected, actual and difference are in \(artifacts)/\(name).*"
    }
  }
}
