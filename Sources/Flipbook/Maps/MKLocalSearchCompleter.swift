import FlipbookTime
import Foundation

/// Completes words that are being typed. A film asks nobody: it fails as without a network, with a diagnostic.
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of completions.
  public struct ResultType: OptionSet, Hashable, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt
    /// Makes kinds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Words to search for.
    public static let query = ResultType(rawValue: 4)
  }

  /// The words. Setting them fails in the next turn of the run loop.
  open var queryFragment = "" {
    didSet {
      unsupported("MKLocalSearchCompleter.queryFragment")
      FilmClock.post(after: 0) { [weak self] in
        guard let self else { return }
        delegate?.completer(self, didFailWithError: CLError(.network))
      }
    }
  }
  /// Has no effect: nothing is found.
  open var region = MKCoordinateRegion()
  /// Has no effect: nothing is found.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// Has no effect: nothing is found.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Is called with what is found.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// None.
  public let results: [MKLocalSearchCompletion] = []
  /// Always false.
  public let isSearching = false

  /// Makes one without words.
  public override init() {}

  /// Has no effect: nothing is under way.
  open func cancel() {}
}
